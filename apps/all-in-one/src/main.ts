import { runService } from '@guichet/platform';
import { config } from './all-in-one.config.ts';
import { askOverGrpc } from './ask-over-grpc.ts';
import { promptForQuestions } from './prompt.ts';
import { sampleQuestions } from './sample-questions.ts';
import { startAllInOne } from './start-all-in-one.ts';

await runService({
  name: 'all-in-one',
  version: '0.1.0',
  logLevel: 'warn',
  start: async () => {
    console.log('Guichet, every service in this process, on the embedded engines with fictional demo data.');
    const all = await startAllInOne({
      data: 'demo',
      dataRoot: '',
      engine: 'embedded',
      onProgress: (line) => console.log(`  ${line}`),
      ...config,
    });
    const { ask, close } = askOverGrpc(all.address);
    for (const { caller, question, shows } of sampleQuestions) {
      console.log(`\n${caller} asks (${shows}): ${question}\n${await ask(caller, question)}`);
    }
    console.log(
      `\nServing gRPC on ${all.address} (insecure demo mode, loopback only). Ask below, \`as staff\` changes the caller, Ctrl-C ends.`,
    );
    if (process.stdin.isTTY) void promptForQuestions(process.stdin, ask).then(() => process.kill(process.pid, 'SIGTERM'));
    return {
      close: async () => {
        close();
        await all.close();
      },
    };
  },
});
