import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';

/** Reads questions line by line; `as <caller>` changes on whose behalf, `exit` or the end of the input ends it. */
export async function promptForQuestions(input: Readable, ask: (caller: string, question: string) => Promise<string>): Promise<void> {
  let caller = 'customer:C-1001';
  const lines = createInterface({ input, output: process.stdout, prompt: `${caller}> ` });
  lines.prompt();
  for await (const line of lines) {
    const text = line.trim();
    const change = /^as\s+(staff|service|customer:\S+)$/.exec(text)?.[1];
    if (text === 'exit') break;
    if (change !== undefined) {
      caller = change;
      lines.setPrompt(`${caller}> `);
    } else if (text !== '') {
      console.log(`${await ask(caller, text)}\n`);
    }
    lines.prompt();
  }
  lines.close();
}
