import type { ReadSpan } from './read-trace.ts';

/** What is shown beside a span, where it has it. */
const shown = [
  ['guichet.status', ''],
  ['guichet.stop_reason', ''],
  ['guichet.guard.outcome', ''],
  ['guichet.reason', ''],
  ['guichet.rung', 'rung '],
  ['guichet.selected', ''],
  ['guichet.scores', 'scores '],
  ['guichet.signals.recommendation', ''],
  ['guichet.signals.confidence', 'confidence '],
  ['guichet.signals.coverage', 'coverage '],
  ['db.system.name', ''],
  ['db.response.returned_rows', 'rows '],
  ['guichet.budget.remaining_ms', 'ms left '],
  ['error.type', 'error '],
] as const;

/** A trace as an indented tree, each line with its service, what it took, and what Guichet says of it. */
export function renderTrace(roots: readonly ReadSpan[]): string {
  const spans = roots.flatMap(withDescendants);
  const services = [...new Set(spans.map(({ service }) => service))].sort();
  const pieces = roots.length > 1 ? `; ${roots.length} pieces, for spans between them are missing (not sent yet, or dropped)` : '';
  return [...roots.flatMap((root) => linesOf(root, 0)), '', `${spans.length} spans of ${services.join(', ')}${pieces}`].join('\n');
}

const withDescendants = (span: ReadSpan): ReadSpan[] => [span, ...span.children.flatMap(withDescendants)];

function linesOf(span: ReadSpan, depth: number): string[] {
  const says = shown.flatMap(([key, label]) => (span.attributes[key] === undefined ? [] : [label + valueOf(span.attributes[key])]));
  const place = `${span.startMs.toFixed(1).padStart(8)} ${span.durationMs.toFixed(1).padStart(8)} ms  ${span.service.padEnd(12)}  `;
  const line = `${place}${'  '.repeat(depth)}${span.failed ? '✗ ' : ''}${span.name}${says.length > 0 ? `  · ${says.join(' · ')}` : ''}`;
  return [line, ...span.children.flatMap((child) => linesOf(child, depth + 1))];
}

/** Jaeger gives lists as JSON text. */
function valueOf(value: unknown): string {
  const text = String(value);
  return text
    .replace(/[[\]"]/g, '')
    .replaceAll(',', ', ')
    .replace(/(\d\.\d{2})\d+/g, '$1');
}
