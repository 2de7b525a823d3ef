/** Words that point at what an earlier part asked for. */
const pointer = String.raw`(?:that|this|the same|said|ce(?:t|tte)?|cette même|la même|le même)`;
const askedFor = /(?<![\p{L}])(?:which|what|quel(?:le)?s?)\s+((?:[\p{L}-]+\s+){0,2}?[\p{L}-]+)/giu;

/**
 * A part that speaks of what an earlier one asks for (`Which bank …? How much did that bank send?`), with `{s1}` in place of the words that
 * point; undefined when it stands alone.
 */
export function referBack(
  part: string,
  earlier: readonly { readonly id: string; readonly question: string }[],
): { question: string; id: string } | undefined {
  for (const { id, question } of earlier.toReversed()) {
    for (const noun of nounsAskedFor(question)) {
      const words = new RegExp(String.raw`(?<![\p{L}])${pointer}\s+${noun}(?![\p{L}])`, 'iu');
      if (words.test(part)) return { question: part.replace(words, `{${id}}`), id };
    }
  }
  return undefined;
}

/** `Which bank filed` asks for a bank: the first words after the question word, each a candidate. */
function nounsAskedFor(question: string): string[] {
  return [...question.matchAll(askedFor)].flatMap(([, words = '']) => words.split(/\s+/).filter((word) => word.length > 2));
}

const leaning =
  /(?<![\p{L}])(?:it|its|they|them|their|there|then|elle|elles|il|ils|celui-ci|celle-ci|celui-là|celle-là|le sien|la sienne|le mien|la mienne|lequel|laquelle|(?:that|this|these|those|ce|cet|cette|ces)\s+\p{L}+)(?![\p{L}])/iu;

/** French says its subject twice in a question (`le contrat doit-il`, `Alder Bank a-t-elle`): then the pronoun points at nothing else. */
const saidTwice = [
  /(?<!\p{L})(?:(?:une?|les?|la|mon|ma|mes|notre|nos|votre|vos)\s+|l['’])\p{L}.*?-(?:t-)?(?:ils?|elles?)(?!\p{L})/giu,
  /(?<=\s)\p{Lu}.*?-(?:t-)?(?:ils?|elles?)(?!\p{L})/gu,
];

/** Whether a part speaks of something that another part names, so that it cannot be asked on its own. */
export const leansBack = (part: string): boolean =>
  leaning.test(
    saidTwice
      .reduce((text, subject) => text.replace(subject, ' '), part)
      .replace(
        /(?<![\p{L}])(?:est-ce qu|y a-t-il|is there|are there|il y a|c'est|faut-il|il (?:faut|fera|fait|pleu\p{L}+|neige\p{L}*)|fera-t-il|(?:will|does|did|is) it (?:rain|snow|be)\p{L}*)/giu,
        ' ',
      ),
  );
