import type { Look, QuotedPassage } from '@guichet/domain-kit';
import { readYears } from '../data/read-figure.ts';
import { saysHowMuch } from './match-cells.ts';

const leastSaid = 0.5;

/** Passages whose quotes hold a figure for what the question asks: of the company named, and of no other year than the one asked for. */
export async function findInText(look: Look): Promise<readonly QuotedPassage[]> {
  const company = look.arguments['company'];
  const asked = readYears(look.question);
  const found = await look.search({ k: 3 });
  return found.filter(({ quotes, passage }) => {
    const quoted = quotes.join(' ');
    const years = readYears(quoted);
    const ofYear = asked.length === 0 || years.length === 0 || years.some((year) => asked.includes(year));
    const names = (company?.name ?? '').toLowerCase();
    const ofCompany = `${passage.title} ${passage.text}`.toLowerCase().includes(names);
    return (
      /\d/.test(quoted) &&
      ofYear &&
      ofCompany &&
      saysHowMuch(quoted, look.question, look.language, `${names} ${company?.words ?? ''}`) >= leastSaid
    );
  });
}
