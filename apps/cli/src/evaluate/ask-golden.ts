import { AskRequest } from '@guichet/contracts';
import { demoToken } from '../client.ts';
import { askEach } from './ask-each.ts';
import { toGoldenAnswer } from './golden-answer.ts';
import type { GoldenAnswer, GoldenLine } from './golden-line.ts';
import { grade } from './grade.ts';

export interface GoldenResult {
  readonly line: GoldenLine;
  readonly answer: GoldenAnswer;
  /** What is wrong with it; empty when nothing is. */
  readonly faults: readonly string[];
}

/** Asks every line over gRPC as its caller, and grades what comes back. */
export async function askGolden(address: string, lines: readonly GoldenLine[]): Promise<GoldenResult[]> {
  const answers = await askEach(address, lines, ({ text, caller }) => ({
    request: AskRequest.fromPartial({ question: text }),
    token: demoToken(caller.role === 'customer' ? `customer:${caller.customer}` : caller.role),
  }));
  return lines.map((line) => {
    const answer = toGoldenAnswer(line.id, answers.get(line.id)!);
    return { line, answer, faults: grade(line, answer) };
  });
}

/** Sources that name a whole table or another question cannot be cited. */
const citable = (source: string) => !source.startsWith('table:') && !source.startsWith('tatqa-question:');

/** The passing lines that ought to cite something, and those of them that cite an expected source. */
export function citing(results: readonly GoldenResult[]): {
  readonly ought: readonly GoldenResult[];
  readonly cite: readonly GoldenResult[];
} {
  const ought = results.filter(
    ({ line, faults }) => faults.length === 0 && line.expected.status === 'answered' && line.expected.sources.some(citable),
  );
  return { ought, cite: ought.filter(({ line, answer }) => line.expected.sources.some((source) => answer.sources.includes(source))) };
}
