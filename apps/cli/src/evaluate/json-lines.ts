import { readFile, writeFile } from 'node:fs/promises';
import { GuichetError } from '@guichet/contracts';

/** The one reader of every evaluation: JSON lines, blank ones skipped. Throws INVALID_ARGUMENT naming the file and line. */
export async function readJsonLines<Line>(files: readonly string[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new GuichetError('INVALID_ARGUMENT', `${file} cannot be read; check --file.`, { cause });
    });
    for (const [index, line] of text.split('\n').entries()) {
      if (line.trim() === '') continue;
      try {
        lines.push(JSON.parse(line) as Line);
      } catch (cause) {
        throw new GuichetError('INVALID_ARGUMENT', `${file}, line ${index + 1} is not JSON.`, { cause });
      }
    }
  }
  return lines;
}

/** The one writer. */
export const writeJsonLines = (file: string, lines: readonly unknown[]): Promise<void> =>
  writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
