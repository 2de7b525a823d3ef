import { readFile } from 'node:fs/promises';
import type { GraphNode, GraphRelationship, Reading } from '@guichet/domain-kit';
import { nameKey } from './clean-name.ts';
import { parseTable, scaleOf } from './parse-table.ts';
import { readPassages } from './read-passages.ts';
import { housesIn, namesIn, plainWords, withoutLegalForm } from './report-names.ts';

/** A table of a report with the text around it; questions about it, where the file holds any, are not read. */
interface ReportTable {
  readonly table: { readonly uid: string; readonly table: readonly (readonly string[])[] };
  readonly paragraphs: readonly { readonly uid: string; readonly order: number; readonly text: string }[];
}

/** Names that stand in more tables than this are no company's: they are a trade's words. */
const mostTables = 12;

/** Tables as rows and cells in the graph, paragraphs as passages, and the companies that either names. */
export async function* readReports(file: string, scheme: string, date: string): AsyncIterable<Reading> {
  const reports = JSON.parse(await readFile(file, 'utf8')) as readonly ReportTable[];
  const companies = namedCompanies(reports);
  const nodes = new Map<string, GraphNode>();
  const relationships: GraphRelationship[] = [];
  for (const [index, report] of reports.entries()) {
    const source = `${scheme}:${report.table.uid}`;
    const named = companies[index]!;
    const table = { label: 'ReportTable', id: report.table.uid };
    const title = headline(report);
    yield {
      node: {
        ...table,
        properties: {
          source,
          title,
          scale: scaleOf(
            report.table.table,
            report.paragraphs.map((p) => p.text),
          ),
        },
      },
    };
    for (const [id, name] of named) {
      nodes.set(id, { label: 'Company', id, properties: { name, aliases: [] } });
      relationships.push({ type: 'MENTIONS', from: table, to: { label: 'Company', id } });
    }
    for (const reading of rowsOf(report, table)) {
      if ('node' in reading) yield reading;
      else relationships.push(reading.relationship);
    }
    yield* readPassages(report.paragraphs, { source, companies: [...named.values()], date });
  }
  for (const node of nodes.values()) yield { node };
  for (const relationship of relationships) yield { relationship };
}

/** The first short line before the table that is a heading rather than a sentence. */
function headline(report: ReportTable): string {
  const heading = report.paragraphs.map((paragraph) => paragraph.text.trim()).find((text) => text.length < 90 && !/[.]$/.test(text));
  return heading?.replace(/:$/, '') ?? report.paragraphs[0]?.text.slice(0, 80) ?? report.table.uid;
}

function* rowsOf(
  report: ReportTable,
  table: { label: string; id: string },
): Iterable<{ node: GraphNode } | { relationship: GraphRelationship }> {
  for (const [position, row] of parseTable(report.table.table).entries()) {
    const rowNode = { label: 'TableRow', id: `${table.id}#${position}` };
    yield { node: { ...rowNode, properties: { label: row.label, section: row.section, position } } };
    yield { relationship: { type: 'HAS_ROW', from: table, to: rowNode } };
    for (const [column, cell] of row.cells.entries()) {
      const cellNode = { label: 'Cell', id: `${rowNode.id}.${column}` };
      const { value, ...rest } = cell;
      yield {
        node: {
          ...cellNode,
          properties: { ...rest, position: column, is_figure: !Number.isNaN(value), value: Number.isNaN(value) ? 0 : value },
        },
      };
      yield { relationship: { type: 'HAS_CELL', from: rowNode, to: cellNode } };
    }
  }
}

/** For each table the companies that it names: id and name. A house is named with its parts: `Brightwater` where `Brightwater Pension Plan` stands. */
function namedCompanies(reports: readonly ReportTable[]): readonly ReadonlyMap<string, string>[] {
  const textsOf = (report: ReportTable) => [...report.paragraphs.map((paragraph) => paragraph.text), ...report.table.table.flat()];
  const plain = plainWords(reports.flatMap(textsOf));
  const written = reports.map((report) =>
    textsOf(report)
      .flatMap((text) => namesIn(text, plain))
      .map(withoutLegalForm),
  );
  const houses = housesIn(written.flat(), plain);
  const perTable = written.map((names) => {
    const named = names.flatMap((name) => [name, name.split(' ')[0]!].filter((each) => each === name || houses.has(each)));
    return new Map(named.map((name) => [nameKey(name), name]));
  });
  const tables = new Map<string, number>();
  for (const names of perTable) for (const id of names.keys()) tables.set(id, (tables.get(id) ?? 0) + 1);
  return perTable.map((names) => new Map([...names].filter(([id]) => id.length > 2 && tables.get(id)! <= mostTables)));
}
