import type { GraphNode, Reading } from '@guichet/domain-kit';
import { citeParagraph } from './cite-paragraph.ts';
import type { ParagraphRecord, RegulationRecords } from './regulation-records.ts';

const kept: Readonly<Record<string, string>> = { internal: 'CITES', external: 'CITES_OUTSIDE' };

/** A regulation's paragraphs, in the graph and as passages; terms; references. A paragraph that is only referred to has no text. */
export function* readRegulations({ paragraphs, definitions, references }: RegulationRecords): Iterable<Reading> {
  const known = new Map(paragraphs.map((paragraph) => [paragraph.label, paragraph]));
  yield* regulations(paragraphs);
  for (const [position, paragraph] of paragraphs.entries()) yield* oneParagraph(paragraph, position, known);
  const referred = references.filter(({ reftype, source }) => reftype in kept && known.has(source));
  for (const label of new Set(
    referred.filter(({ reftype, target }) => reftype === 'internal' && !known.has(target)).map(({ target }) => target),
  )) {
    yield paragraphNode(label, { position: paragraphs.length, text: '', title: '', regulation: '' });
  }
  for (const [target, anchor] of new Map(
    referred.filter(({ reftype }) => reftype === 'external').map(({ target, anchor }) => [target, anchor]),
  )) {
    yield { node: { label: 'OutsideLaw', id: target, properties: { name: anchor } } };
  }
  for (const term of new Set(definitions.map((definition) => termName(definition.term))))
    yield { node: { label: 'Term', id: term, properties: { name: term, aliases: [] } } };

  for (const { label, regulation } of paragraphs) {
    yield relationship('CONTAINS', ['Regulation', regulation], ['Paragraph', label]);
    const parent = parentOf(label, known);
    if (parent !== undefined)
      yield relationship(parent.comment ? 'HAS_COMMENT' : 'HAS_PART', ['Paragraph', parent.label], ['Paragraph', label]);
  }
  for (const { source, reftype, target } of referred) {
    yield relationship(kept[reftype]!, ['Paragraph', source], [reftype === 'internal' ? 'Paragraph' : 'OutsideLaw', target]);
  }
  for (const { label, term } of definitions) {
    if (known.has(label)) yield relationship('DEFINES', ['Paragraph', label], ['Term', termName(term)]);
    else yield { rejected: { record: `definition of ${term}`, reason: `paragraph ${label} is not there` } };
  }
}

const termName = (term: string): string => term.trim().toLowerCase();

const relationship = (type: string, from: [string, string], to: [string, string]): Reading => ({
  relationship: { type, from: { label: from[0], id: from[1] }, to: { label: to[0], id: to[1] } },
});

const paragraphNode = (label: string, properties: GraphNode['properties']): Reading => ({
  node: { label: 'Paragraph', id: label, properties: { citation: citeParagraph(label), ...properties } },
});

function* regulations(paragraphs: readonly ParagraphRecord[]): Iterable<Reading> {
  const first = new Map([...paragraphs].reverse().map((paragraph) => [paragraph.regulation, paragraph]));
  for (const { regulation, part, regulationTitle, effective } of first.values()) {
    yield {
      node: {
        label: 'Regulation',
        id: regulation,
        properties: { name: `Regulation ${regulation}`, part, title: inTitleCase(regulationTitle), effective },
      },
    };
  }
}

type Known = ReadonlyMap<string, ParagraphRecord>;

function* oneParagraph(paragraph: ParagraphRecord, position: number, known: Known): Iterable<Reading> {
  const { label, part, regulation, title, text, effective } = paragraph;
  const kind = kindOf(label);
  yield paragraphNode(label, { position, text, title, regulation, kind, as_of: effective });
  const heading = [`Regulation ${regulation}, ${citeParagraph(label)}`, nearestTitle(paragraph, known)]
    .filter((piece) => piece !== '')
    .join(': ');
  const section = label.split('-').slice(0, 2).join('-');
  const tags = { kind: 'regulation', regulation, part, section, form: kind };
  const whole = [leadIn(paragraph, known), text].filter((piece) => piece !== '').join('\n\n');
  const id = `cfpb:${label}`;
  yield { passage: { id, source: id, title: heading, text: whole, language: 'en', date: effective, audience: 'public', tags } };
}

/** Many paragraphs have no title of their own: they are read under the one above. */
function nearestTitle({ label, title }: ParagraphRecord, known: Known): string {
  const above = known.get(parentOf(label, known)?.label ?? '');
  return title !== '' || above === undefined ? title : nearestTitle(above, known);
}

/** `The creditor shall notify the applicant within:` begins the sentence that each of its parts ends. */
function leadIn({ label }: ParagraphRecord, known: Known): string {
  const above = known.get(parentOf(label, known)?.label ?? '');
  return above !== undefined && /[:—-]\s*$/.test(above.text) ? above.text.trim() : '';
}

/** An appendix has a letter where a section has its number; it holds forms and model clauses. */
function kindOf(label: string): 'paragraph' | 'comment' | 'appendix' {
  if (label.includes('-Interp')) return 'comment';
  return /^\d+-\d/.test(label) ? 'paragraph' : 'appendix';
}

/** The nearest paragraph above, if it is there; a comment hangs on the paragraph that it explains. */
function parentOf(label: string, known: { has(label: string): boolean }): { label: string; comment: boolean } | undefined {
  const [path, comment] = label.split('-Interp-');
  if (comment !== undefined && !comment.includes('-')) return known.has(path!) ? { label: path!, comment: true } : undefined;
  const parent = label.slice(0, label.lastIndexOf('-'));
  return known.has(parent) ? { label: parent, comment: false } : undefined;
}

const inTitleCase = (title: string): string =>
  title
    .toLowerCase()
    .replace(/(^|[\s—(-])\p{Ll}/gu, (first) => first.toUpperCase())
    .replace(/\b(?:Of|And|In|The)\b/g, (word) => word.toLowerCase());
