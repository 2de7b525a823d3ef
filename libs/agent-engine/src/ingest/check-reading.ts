import type { Reading } from '@guichet/domain-kit';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Why a reading must not be loaded; undefined when it may. A passage that cannot be cited or dated is worth nothing as evidence. */
export function checkReading(reading: Reading): string | undefined {
  if ('rejected' in reading) return reading.rejected.reason;
  if ('node' in reading) return reading.node.id === '' ? 'a record without a key' : undefined;
  if ('relationship' in reading) {
    const { from, to } = reading.relationship;
    return from.id === '' || to.id === '' ? 'a relationship without both ends' : undefined;
  }
  const { id, source, date, text } = reading.passage;
  if (id === '') return 'a passage without an id';
  if (source === '') return 'a passage without a source';
  if (!day.test(date)) return 'a passage without a date';
  return text.trim() === '' ? 'a passage without text' : undefined;
}
