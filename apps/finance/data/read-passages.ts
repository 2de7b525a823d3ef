import type { Reading } from '@guichet/domain-kit';

interface Paragraph {
  readonly order: number;
  readonly text: string;
}

/** A line that is no sentence stands over what follows; so does what is printed at the top of each page. */
const isHeading = (text: string): boolean =>
  (text.trim().length < 90 && !/[.:;)]\s*$/.test(text)) ||
  (text.length < 250 && /\bnotes to (?:the )?(?:consolidated )?financial statements\b/i.test(text));

/**
 * The paragraphs around a table as passages. Headings are no passages: each goes into the title of those that follow it, after the
 * companies that the report names.
 */
export function* readPassages(
  paragraphs: readonly Paragraph[],
  about: { readonly source: string; readonly companies: readonly string[]; readonly date: string },
): Iterable<Reading> {
  const { source, date, companies } = about;
  const names = companies.slice(0, 3).join(', ');
  let heading = '';
  for (const { order, text } of paragraphs) {
    if (isHeading(text)) {
      heading = text.trim();
      continue;
    }
    const title = [names, heading].filter((part) => part !== '').join(' – ');
    yield {
      passage: {
        id: `${source}:${order}`,
        source,
        title: title || text.slice(0, 60),
        text,
        language: 'en',
        date,
        audience: 'public',
        tags: { kind: 'report' },
      },
    };
  }
}
