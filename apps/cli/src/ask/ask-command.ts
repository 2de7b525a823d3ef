import type { Command } from 'commander';
import { Answer, AskRequest, statusName } from '@guichet/contracts';
import type { Client } from '../client.ts';
import { addConnectionOptions, connect, type ConnectionOptions } from '../connection.ts';
import { renderAnswer } from './render-answer.ts';
import { renderEvent } from './render-event.ts';

interface Options extends ConnectionOptions {
  readonly locale?: string;
  readonly asOf?: string;
  readonly timeZone?: string;
  readonly domain?: string[];
  readonly requestId?: string;
  readonly json?: boolean;
  readonly stream?: boolean;
  readonly dryRun?: boolean;
}

export function addAskCommand(program: Command): void {
  addConnectionOptions(program.command('ask'))
    .description('ask a question and print the answer with its citations')
    .argument('<question...>', 'the question')
    .option('--locale <tag>', 'language of the answer, such as fr-FR (default: the question’s)')
    .option('--as-of <day>', 'the day that “today” means, YYYY-MM-DD')
    .option('--time-zone <name>', 'an IANA name such as Europe/Paris')
    .option('--domain <id...>', 'use only these domains')
    .option('--request-id <id>', 'ask once: the same id gives the same run')
    .option('--stream', 'show what happens while it works')
    .option('--dry-run', 'plan and check only; search nothing')
    .option('--json', 'print the answer as JSON')
    .addHelpText(
      'after',
      `
Examples:
  guichet ask "What is the balance of my accounts?" --as customer:C-1001
  guichet ask "Quelle est ma franchise auto ?" --as customer:C-1001 --stream
  guichet ask "How many accounts are open?" --as staff --json
  guichet ask "How many accounts are open?" --server counter.example:50051 --tls-ca ca.pem --cert crm.pem --key crm.key`,
    )
    .action(async (words: string[], options: Options) => {
      const client = connect(options);
      try {
        const request = AskRequest.fromPartial({
          question: words.join(' '),
          locale: options.locale ?? '',
          asOf: options.asOf ?? '',
          timeZone: options.timeZone ?? '',
          domains: options.domain ?? [],
          requestId: options.requestId ?? '',
          validateOnly: options.dryRun ?? false,
        });
        const answer = options.stream ? await follow(client, request) : await client.ask(request);
        if (!options.json) return console.log(renderAnswer(answer));
        console.log(JSON.stringify({ ...(Answer.toJSON(answer) as object), status: statusName(answer.status) }, undefined, 2));
      } finally {
        client.close();
      }
    });
}

async function follow(client: Client, request: AskRequest): Promise<Answer> {
  let answer: Answer | undefined;
  for await (const event of client.stream(request)) {
    const line = renderEvent(event);
    if (line !== undefined) console.error(line);
    if (event.event?.$case === 'finished') answer = event.event.value.answer;
  }
  if (!answer) throw new Error('The stream ended before the answer came.');
  return answer;
}
