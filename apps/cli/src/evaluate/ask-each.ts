import type { AskRequest } from '@guichet/contracts';
import { type Answer } from '@guichet/contracts';
import { Client } from '../client.ts';

const atOnce = 4;

/** Asks every line with its caller, a few at a time, in order; shows progress on a terminal. */
export async function askEach<Line extends { readonly id: string }>(
  address: string,
  lines: readonly Line[],
  requestOf: (line: Line) => { request: AskRequest; token: string },
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const queue = [...lines];
  const work = async () => {
    for (let line = queue.shift(); line; line = queue.shift()) {
      const { request, token } = requestOf(line);
      const client = new Client(address, token);
      try {
        answers.set(line.id, await client.ask(request));
      } finally {
        client.close();
      }
      if (process.stderr.isTTY) process.stderr.write(`\r${answers.size}/${lines.length}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return answers;
}
