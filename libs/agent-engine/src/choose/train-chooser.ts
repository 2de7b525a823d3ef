import type { Domain, Tool } from '@guichet/domain-kit';
import { recallClassifier, type Classifier } from '@guichet/selection';
import { lineOfBusinessExamples, maskedExamples, type MaskedExample } from './masked-examples.ts';

export interface Likely {
  readonly tool: Tool;
  /** 0 to 1: the classifier's for the group. */
  readonly group: number;
  /** 0 to 1: the classifier's for the tool among those of its group. */
  readonly withinGroup: number;
}

/** Ranks a domain's tools for a question whose mentions are masked and whose concepts are added, the likeliest first. */
export type Chooser = (text: string) => readonly Likely[];

/** A branch is kept while its group scores at least this share of the best one's: a slip between groups is then no loss. */
const branchKept = 0.1;

/** A question of the line of business that another group claims with this score is that group's, and no example for the fallback. */
const claimed = 0.4;

/** Learns which tool answers what from the declared examples; the fallback also learns the line of business that no tool claims. */
export function trainChooser(domain: Domain, examples: readonly MaskedExample[] = maskedExamples(domain)): Chooser {
  const ofTools = learn(domain, examples);
  const isClaimed = (text: string) => {
    const [best] = ofTools(text);
    return best !== undefined && !best.tool.fallback && best.group >= claimed;
  };
  return learn(domain, [...examples, ...lineOfBusinessExamples(domain).filter(({ text }) => !isClaimed(text))]);
}

/** Group first, then tool, so that no classifier ever weighs all tools against each other. */
function learn(domain: Domain, examples: readonly MaskedExample[]): Chooser {
  const groups = recallClassifier(examples.map(({ text, tool }) => ({ text, label: tool.group })));
  const within = new Map(groups.labels.map((group) => [group, trainWithin(group, examples)]));
  const byName = new Map(domain.tools.map((tool) => [tool.name, tool]));
  return (text) => {
    const ranked = groups.classify(text);
    const least = (ranked[0]?.score ?? 0) * branchKept;
    return ranked
      .filter(({ score }) => score >= least)
      .flatMap(({ label, score }) =>
        within
          .get(label)!
          .classify(text)
          .map((tool) => ({ tool: byName.get(tool.label)!, group: score, withinGroup: tool.score })),
      )
      .sort((a, b) => b.group * b.withinGroup - a.group * a.withinGroup);
  };
}

const trainWithin = (group: string, examples: readonly MaskedExample[]): Classifier =>
  recallClassifier(examples.filter(({ tool }) => tool.group === group).map(({ text, tool }) => ({ text, label: tool.name })));
