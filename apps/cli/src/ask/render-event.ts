import { statusName, type RunEvent } from '@guichet/contracts';

/** One event of a run as a line. The answer itself is rendered when it has come. */
export function renderEvent({ sequence, agent, event }: RunEvent): string | undefined {
  const line = (text: string) => `${String(sequence).padStart(3)}  ${agent.padEnd(12)}  ${text}`;
  switch (event?.$case) {
    case 'planned':
      return line(`plan: ${event.value.steps.map(({ id, domain, question }) => `${id} → ${domain}: ${question}`).join(' | ')}`);
    case 'routed':
      return line(`route: ${event.value.stepId} → ${event.value.domain}`);
    case 'evidenceFound': {
      const { step, evidence } = event.value;
      return line(`${step?.id} ${step ? statusName(step.status) : ''} · ${step?.tool} · ${evidence.length} pieces of evidence`);
    }
    case 'critique':
      return line(event.value.approved ? 'approved' : `objects: ${event.value.objections.join('; ')}`);
    case 'textWritten':
      return line(event.value.sentence?.text ?? '');
    case 'finished':
    case undefined:
      return undefined;
  }
}
