import { statusName, type Answer, type Evidence, type Sentence } from '@guichet/contracts';

/** An answer for a terminal: sentences with numbered citations, the sources, what each step did, and where to find the trace. */
export function renderAnswer(answer: Answer): string {
  const cited = answer.evidence.filter(({ id }) => answer.sentences.some(({ evidenceIds }) => evidenceIds.includes(id)));
  const number = new Map(cited.map(({ id }, index) => [id, index + 1]));
  return [
    ...answer.sentences.map((sentence) => sentence.text + citations(sentence, number)),
    ...(cited.length > 0 ? ['', ...cited.map((item) => `  [${number.get(item.id)}] ${source(item)}`)] : []),
    '',
    ...answer.steps.map((step) => {
      const tool = step.tool === '' ? '' : ` · ${step.tool}`;
      const reason = step.reason ? ` (${step.reason.code})` : '';
      return `  ${step.id}  ${step.domain}${tool} · ${statusName(step.status)}${reason}`;
    }),
    ...answer.notices.map((notice) => `  ! ${notice}`),
    `  ${statusName(answer.status)} · run ${answer.runId}${answer.traceId === '' ? '' : ` · trace ${answer.traceId}`}`,
  ].join('\n');
}

function citations({ evidenceIds }: Sentence, number: ReadonlyMap<string, number>): string {
  const numbers = evidenceIds.flatMap((id) => number.get(id) ?? []);
  if (numbers.length === 0) return '';
  const shown = numbers.slice(0, 5).map((value) => `[${value}]`);
  return ` ${shown.join('')}${numbers.length > shown.length ? `(+${numbers.length - shown.length})` : ''}`;
}

function source({ source, title, sourceCount, asOf }: Evidence): string {
  const more = sourceCount > 1 ? ` and ${sourceCount - 1} more` : '';
  return [`${source}${more}`, title, asOf].filter((part) => part !== '').join(' · ');
}
