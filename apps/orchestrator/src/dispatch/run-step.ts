import { RetrieveResponse, Status, type Decision } from '@guichet/contracts';
import { phrases } from '../compose/phrases.ts';
import { askAgent } from './ask-agent.ts';
import { rewriteQuestion } from './rewrite-question.ts';
import { attemptOf, type StepResult } from './step-result.ts';
import type { Work } from './work.ts';

/** A step as planned: `domains` are the ones that may answer it, likeliest first. */
export interface StepToRun {
  readonly id: string;
  readonly question: string;
  readonly dependsOn: readonly string[];
  readonly domains: readonly string[];
  readonly decision: Decision;
}

/** Missing for a reason that another tool cannot mend: the thing asked about does not exist. */
const isFinal = (code: string | undefined) => code === 'unknown_entity';

/** Runs one step: rewrites it with the answers it needs, asks its domain, and after an empty result one other place, never what was tried. */
export async function runStep(work: Work, planned: StepToRun, earlier: ReadonlyMap<string, StepResult>): Promise<StepResult> {
  const domain = planned.domains[0]!;
  const rewrite = rewriteQuestion(planned.question, domain, earlier);
  const say = phrases[work.language];
  if (rewrite.kind === 'unanswered')
    return blocked(planned, domain, Status.STATUS_MISSING, 'dependency_missing', say.dependencyMissing(rewrite.dependency));
  if (rewrite.kind === 'not_exportable')
    return blocked(planned, domain, Status.STATUS_REFUSED, 'not_exportable', say.notExportable(rewrite.from, domain));

  const ask = { stepId: planned.id, question: rewrite.question, followUp: '', validateOnly: false };
  const at = async (where: string, excludedTools: readonly string[]) => {
    work.run.emit('orchestrator', { $case: 'routed', value: { stepId: planned.id, domain: where, decision: planned.decision } });
    return toResult(planned, where, rewrite, await askAgent(work, { ...ask, domain: where, excludedTools }));
  };
  const first = await at(domain, []);
  const isEmpty = first.step.status === Status.STATUS_MISSING && !isFinal(first.step.reason?.code);
  if (!isEmpty || work.signal.aborted) return first;

  const other = planned.domains[1] ?? domain;
  const excludedTools = other === domain && first.step.tool !== '' ? [first.step.tool] : [];
  if (other === domain && excludedTools.length === 0) return first;
  const second = await at(other, excludedTools);
  const kept = second.step.status === Status.STATUS_ANSWERED ? second : first;
  kept.step.attempts = [attemptOf(first), attemptOf(second)];
  return kept;
}

/** Asks one step again for what the critic missed, leaving out the tools already tried. */
export async function runFollowUp(work: Work, result: StepResult, question: string): Promise<StepResult> {
  const { step } = result;
  const excludedTools = step.attempts.filter((attempt) => attempt.domain === step.domain && attempt.tool !== '').map(({ tool }) => tool);
  const response = await askAgent(work, {
    stepId: step.id,
    question,
    domain: step.domain,
    excludedTools,
    followUp: question,
    validateOnly: false,
  });
  const planned = { id: step.id, question: step.question, dependsOn: step.dependsOn, domains: [step.domain], decision: step.decision! };
  const again = toResult(planned, step.domain, { question: step.question, update: step.queryUpdate }, response);
  const kept = again.step.status === Status.STATUS_ANSWERED ? again : result;
  kept.step.attempts = [...step.attempts, attemptOf(again)];
  return kept;
}

function toResult(
  planned: StepToRun,
  domain: string,
  rewrite: { question: string; update: string },
  response: RetrieveResponse,
): StepResult {
  const inRun = (id: string) => `${planned.id}.${id}`;
  const evidence = response.evidence.map((item) => ({ ...item, id: inRun(item.id), stepId: planned.id, domain }));
  const result: StepResult = {
    step: {
      id: planned.id,
      question: rewrite.question,
      dependsOn: [...planned.dependsOn],
      domain,
      status: response.status,
      reason: response.reason,
      group: response.group,
      tool: response.tool,
      arguments: response.arguments,
      decision: response.decision ?? planned.decision,
      evidenceIds: evidence.map(({ id }) => id),
      signals: response.signals,
      queryUpdate: rewrite.update,
      attempts: [],
    },
    evidence,
    sentences: response.sentences.map((sentence) => ({ ...sentence, evidenceIds: sentence.evidenceIds.map(inRun), stepId: planned.id })),
    exports: response.exports,
    clarification: response.clarification,
  };
  result.step.attempts = [attemptOf(result)];
  return result;
}

function blocked(planned: StepToRun, domain: string, status: Status, code: string, message: string): StepResult {
  const response = RetrieveResponse.fromPartial({ status, reason: { code, message } });
  return toResult(planned, domain, { question: planned.question, update: '' }, response);
}
