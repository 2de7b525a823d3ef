import type { ExportedValue } from '@guichet/contracts';
import type { Row, Tool } from '@guichet/domain-kit';

/** The values that a later step may be rewritten with. */
export const exportValues = ({ exports = [] }: Tool, rows: readonly Row[]): ExportedValue[] =>
  exports.flatMap(({ name, of, exportable }) => {
    const text = of(rows);
    return text === undefined || text === '' ? [] : [{ name, text, exportable }];
  });
