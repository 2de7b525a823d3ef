import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';

/** The lines of a CSV file with a header, values as written. */
export async function readCsv<Line>(file: string): Promise<Line[]> {
  return parse<Line>(await readFile(file, 'utf8'), { columns: true, bom: true, skip_empty_lines: true });
}
