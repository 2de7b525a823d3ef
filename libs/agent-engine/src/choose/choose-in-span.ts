import { rungName } from '@guichet/contracts';
import { inSpanNow } from '../trace/in-span.ts';
import type { Choice } from './choose-tool.ts';

/** Chooses in a span that says by which rung, and how the likeliest tools scored. */
export function chooseInSpan(choose: () => Choice): Choice {
  return inSpanNow({ name: 'select tool', attributes: {} }, (span) => {
    const choice = choose();
    const { candidates, rung } = choice.decision;
    span.setAttributes({
      'guichet.rung': rungName(rung),
      'guichet.selected': choice.chosen ? [choice.chosen.tool.name] : [],
      'guichet.candidates': candidates.map(({ name }) => name),
      'guichet.scores': candidates.map(({ score }) => score),
    });
    if (choice.ending) span.setAttribute('guichet.reason', choice.ending.code);
    return choice;
  });
}
