import { findAmounts } from './amounts.ts';
import { findNames } from './find-names.ts';
import { findPatterns } from './find-patterns.ts';
import { hasTellingCapitals, tokenise } from './fold.ts';
import { maskMentions } from './mask.ts';
import { speaksOfAnother } from './other-person.ts';
import { findPeriods } from './periods.ts';
import type { Recognition, RecognitionContext } from './recognition.ts';
import type { Text } from './text.ts';
import { findUnknown } from './unknown-mentions.ts';
import { settleRepeated } from './settle-repeated.ts';
import { overlap, weigh } from './weigh-mentions.ts';
import type { Reading } from './weigh-mentions.ts';

/** Finds what a question mentions: things of the domain's data, periods, sums, numbers, and names that the data doesn't know. */
export async function recognise(written: string, context: RecognitionContext): Promise<Recognition> {
  const question = written.normalize('NFC');
  const tokens = tokenise(question);
  const text = { text: question, tokens, capitals: hasTellingCapitals(question), ordinary: context.ordinary };
  const readings = weigh([
    ...(await readPatterns(question, context)),
    ...readNames(text, context),
    ...findPeriods(question, context).map((mention): Reading => ({ mention, rank: 3 })),
    ...findAmounts(question, context.language).map((mention): Reading => ({ mention, rank: 0 })),
  ]);
  const unknownMentions = findUnknown(text, readings, context);
  const known = readings.filter(({ mention }) => unknownMentions.every((unknown) => !overlap(unknown, mention)));
  const mentions = settleRepeated(known.map(({ mention }) => mention));
  return {
    question,
    tokens,
    mentions,
    unknownMentions,
    otherPerson: speaksOfAnother(text, mentions, context),
    masked: maskMentions(question, mentions),
  };
}

async function readPatterns(question: string, { entities, lookup }: RecognitionContext): Promise<readonly Reading[]> {
  const found = await Promise.all(
    Object.entries(entities).map(([key, entity]) =>
      entity.from === 'pattern' ? findPatterns(question, key, entity, lookup) : Promise.resolve([]),
    ),
  );
  return found.flat().map((mention) => ({ mention, rank: 3 }));
}

/** A customer's question is not compared with other people's names: whatever came of it would tell who is known. */
function readNames(text: Text, { entities, names, caller }: RecognitionContext): readonly Reading[] {
  return Object.entries(entities).flatMap(([entity, declared]) => {
    const index = names[entity];
    if (declared.from !== 'query' || !index || (declared.people && caller.role === 'customer')) return [];
    return findNames(text, index, declared.people).map(({ candidates, rank, slips, start, end, words }): Reading => {
      const how = candidates.length > 1 ? 'ambiguous' : slips > 0 ? 'corrected' : 'exact';
      return { mention: { kind: 'entity', entity, how, candidates, start, end, words }, rank };
    });
  });
}
