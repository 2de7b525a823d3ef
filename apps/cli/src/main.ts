import { buildProgram } from './program.ts';
import { explain } from './exit-code.ts';

try {
  await buildProgram().parseAsync();
} catch (error) {
  const { line, code } = explain(error);
  console.error(`guichet: ${line}`);
  process.exitCode = code;
}
