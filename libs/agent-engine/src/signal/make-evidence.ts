import { EvidenceKind, type Evidence } from '@guichet/contracts';
import type { QuotedPassage, Row, Value } from '@guichet/domain-kit';
import { textOf, textsOf } from '../look/text-of.ts';

const sourceCap = 100;
const notFields = new Set(['source', 'sources', 'title', 'as_of']);

export interface MadeEvidence {
  readonly evidence: Evidence[];
  /** The evidence id of each row and of each passage, by position in what was found. */
  readonly ofRow: readonly string[];
  readonly ofPassage: readonly string[];
}

/** Turns rows and quoted passages into evidence, one for each distinct record, with ids `e1`, `e2`, … */
export function makeEvidence(rows: readonly Row[], passages: readonly QuotedPassage[], domain: string, now: Date): MadeEvidence {
  const evidence: Evidence[] = [];
  const idByContent = new Map<string, string>();
  const keep = (made: Omit<Evidence, 'id' | 'stepId' | 'domain' | 'retrievedAt'>): string => {
    const content = `${made.source}\n${made.excerpt}`;
    const known = idByContent.get(content);
    if (known !== undefined) return known;
    const id = `e${evidence.length + 1}`;
    idByContent.set(content, id);
    evidence.push({ ...made, id, stepId: '', domain, retrievedAt: now });
    return id;
  };
  return { evidence, ofRow: rows.map((row) => keep(fromRow(row))), ofPassage: passages.map((passage) => keep(fromPassage(passage))) };
}

function fromRow(row: Row) {
  const sources = sourcesOf(row);
  const fields = Object.fromEntries(Object.entries(row).filter(([name, value]) => !notFields.has(name) && value !== null));
  return {
    kind: EvidenceKind.EVIDENCE_KIND_ROW,
    source: sources[0] ?? '',
    sources: sources.slice(0, sourceCap),
    sourceCount: sources.length,
    title: textOf(row['title']),
    excerpt: inWords(fields),
    fields,
    asOf: textOf(row['as_of']),
    score: undefined,
  };
}

function fromPassage({ passage, quotes, score }: QuotedPassage) {
  return {
    kind: EvidenceKind.EVIDENCE_KIND_PASSAGE,
    source: passage.source,
    sources: [passage.source],
    sourceCount: 1,
    title: passage.title,
    excerpt: quotes.join('\n'),
    fields: { ...passage.tags, language: passage.language },
    asOf: passage.date,
    score,
  };
}

/** Every record behind a row, each once: `source` first, then the set `sources`, sorted because no engine promises the order in which it collects. */
export function sourcesOf(row: Row): string[] {
  return [...new Set([textOf(row['source']), ...textsOf(row['sources']).sort()].filter((source) => source !== ''))];
}

/** `card_type: Gold; balance: 12.5`: the row as a reader can check it. */
function inWords(fields: Readonly<Record<string, Value>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${Array.isArray(value) ? textsOf(value).join(', ') : textOf(value)}`)
    .join('; ');
}
