import { Rung, type Decision } from '@guichet/contracts';
import type { Domain, Tool } from '@guichet/domain-kit';
import type { Filled } from '../arguments/index.ts';
import type { Asked } from '../receive/receive-request.ts';
import { clarify, missing, refused, type Ending } from '../reply/ending.ts';
import { phrases } from '../say/phrases.ts';
import { speakingCues } from './speaking-cues.ts';
import type { Likely } from './train-chooser.ts';

export interface Chosen {
  readonly tool: Tool;
  readonly filled: Filled;
}

export type Choice = { readonly decision: Decision } & (
  { readonly chosen: Chosen; readonly ending?: undefined } | { readonly chosen?: undefined; readonly ending: Ending }
);

/** What a tool makes of the question. */
export interface Judge {
  readonly fill: (tool: Tool) => Filled;
  /** Whether it is declared to speak of what is asked for. */
  readonly speaks: (tool: Tool) => boolean;
}

interface Weighed extends Chosen {
  readonly score: number;
  /** The classifier's score alone. */
  readonly learnt: number;
  readonly cued: boolean;
}

/** How many of the likeliest tools are weighed against the question's mentions. */
const weighedTools = 8;
/** Below this the fallback takes the question. */
const leastScore = 0.12;
/** A tool that the caller may use stands in for one that it may not when it scores at least this share. */
const standIn = 0.8;
/** Below this it is not clear what is asked: nothing is refused, and nothing asked back, on so little. */
const clearlyAsked = 0.35;
/** Two tools nearer than this are equally probable. */
const equallyProbable = 0.95;
const cueFactor = 3;
/** A tool that takes the question whole has a use for whatever it mentions. */
const leastFitOfWhole = 0.8;
/** What stays of the score of a tool that does not speak of the thing asked for. */
const silent = 0.6;
const shownCandidates = 5;

/** Chooses one tool by classifier, cues and how well the question's mentions fit its parameters; or says why none is. */
export function chooseTool(asked: Asked, domain: Domain, likely: readonly Likely[], judge: Judge): Choice {
  const weighed = weigh(asked, domain, likely, judge);
  const decision = decide(weighed);
  const ended = (ending: Ending): Choice => ({ decision, ending });
  const fallback = domain.tools.find((tool) => tool.fallback)!;
  const toFallback = (): Choice => {
    if (asked.excludedTools.has(fallback.name)) return ended(missing('no_other_tool', phrases[asked.language].noTool));
    if (!fallback.audience.includes(asked.caller.role)) return ended(refused('not_permitted', phrases[asked.language].notPermitted));
    return { decision, chosen: { tool: fallback, filled: judge.fill(fallback) } };
  };

  const [best, second] = weighed;
  if (best === undefined || best.score < leastScore) return toFallback();
  if (!best.tool.audience.includes(asked.caller.role)) {
    const permitted = weighed.find(({ tool, score }) => tool.audience.includes(asked.caller.role) && score >= best.score * standIn);
    if (permitted) return { decision, chosen: permitted };
    return best.score < clearlyAsked ? toFallback() : ended(refused('not_permitted', phrases[asked.language].notPermitted));
  }
  if (second !== undefined && isToss(best, second)) {
    const choices = [best, second].map(({ tool }) => tool.label[asked.language]);
    return ended(clarify('ambiguous_question', phrases[asked.language].whichMeaning, choices));
  }
  return { decision, chosen: best };
}

function weigh(asked: Asked, domain: Domain, likely: readonly Likely[], { fill, speaks }: Judge): Weighed[] {
  // A customer who asks for what is staff's is told so, once: another attempt looks only among what the caller may use. Staff who ask as
  // customers do ("the balance of savings accounts") mean the bank's, so they are only offered what is theirs.
  const onlyPermitted = asked.excludedTools.size > 0 || asked.caller.role !== 'customer';
  const open = likely
    .filter(({ tool }) => !asked.excludedTools.has(tool.name))
    .filter(({ tool }) => !onlyPermitted || tool.audience.includes(asked.caller.role));
  const cuesOf = speakingCues(asked.question, domain.languages);
  const cued = new Set(open.filter(({ tool }) => cuesOf(tool).length > 0).map(({ tool }) => tool));
  return amongGroup(open, cued)
    .sort((a, b) => b.score - a.score)
    .slice(0, weighedTools)
    .map((each) => {
      const filled = fill(each.tool);
      const score = each.score * fitOf(each.tool, filled) * (speaks(each.tool) ? 1 : silent);
      return { ...each, filled, score, cued: cued.has(each.tool) };
    })
    .sort((a, b) => b.score - a.score);
}

const fitOf = ({ parameters }: Tool, { fit }: Filled): number =>
  Object.values(parameters).some(({ type }) => type === 'question') ? Math.max(fit, leastFitOfWhole) : fit;

/** A cue speaks for its tool above the others of its group: it moves the scores within the group, and leaves the group's own. */
function amongGroup(likely: readonly Likely[], cued: ReadonlySet<Tool>): { tool: Tool; score: number; learnt: number }[] {
  const raised = ({ tool, withinGroup }: Likely) => withinGroup * (cued.has(tool) ? cueFactor : 1);
  return likely.map((each) => {
    const total = likely.filter(({ tool }) => tool.group === each.tool.group).reduce((sum, other) => sum + raised(other), 0);
    return { tool: each.tool, score: (each.group * raised(each)) / (total || 1), learnt: each.group * each.withinGroup };
  });
}

/** The rule rung, when a cue or the question's mentions decided; else the classifier. */
function decide(weighed: readonly Weighed[]): Decision {
  const best = weighed[0];
  const likeliest = weighed.reduce((most, each) => (each.learnt > most.learnt ? each : most), best!);
  const byRule = best !== undefined && (best.cued || best !== likeliest);
  return {
    rung: byRule ? Rung.RUNG_RULE : Rung.RUNG_CLASSIFIER,
    candidates: weighed.slice(0, shownCandidates).map(({ tool, score }) => ({ name: tool.name, score })),
  };
}

/** Equally probable, of different meaning, and nothing but the learnt score speaks for either. */
const isToss = (best: Weighed, second: Weighed): boolean =>
  best.score >= clearlyAsked &&
  !best.cued &&
  !best.tool.fallback &&
  !second.tool.fallback &&
  best.tool.group !== second.tool.group &&
  second.score >= best.score * equallyProbable;
