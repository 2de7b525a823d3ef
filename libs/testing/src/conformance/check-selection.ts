import { test } from '@jest/globals';
import { maskedExamples, trainChooser, type MaskedExample } from '@guichet/agent-engine';
import type { Domain } from '@guichet/domain-kit';
import { expectShare } from './expect-share.ts';

const folds = 5;

/** Each example must select its tool; the share among those that were not learnt tells how real questions will fare. */
export function checkSelection(domain: Domain): void {
  const examples = maskedExamples(domain);

  test('its examples select their tools', () => {
    expectShare(0.9, examples.length, missed(domain, examples, examples));
  });

  test('most of its examples select their tools unseen', () => {
    const parts = Array.from({ length: folds }, (_, fold) => {
      const held = examples.filter((_example, position) => position % folds === fold);
      return missed(
        domain,
        examples.filter((example) => !held.includes(example)),
        held,
      );
    });
    expectShare(0.6, examples.length, parts.flat());
  });
}

function missed(domain: Domain, learnt: readonly MaskedExample[], asked: readonly MaskedExample[]): string[] {
  const rank = trainChooser(domain, learnt);
  return asked.flatMap(({ text, tool }) => {
    const chosen = rank(text)[0]?.tool;
    return chosen === tool ? [] : [`${text} → ${chosen?.name ?? 'none'}, not ${tool.name}`];
  });
}
