import { GuichetError } from '@guichet/contracts';
import type { Variable } from './variables.ts';

type Values<Shape> = { readonly [Key in keyof Shape]: Shape[Key] extends Variable<infer Value> ? Value : never };

/**
 * Reads the environment once, typed, and says everything that is wrong with it at once. An empty variable counts as unset.
 * INVALID_ARGUMENT names the variables; their values are not shown, since some are secrets.
 *
 *     const { port } = readConfiguration({ port: wholeNumber('GUICHET_PORT', 50051) });
 */
export function readConfiguration<Shape extends Record<string, Variable<unknown>>>(
  shape: Shape,
  environment: NodeJS.ProcessEnv = process.env,
): Values<Shape> {
  const problems: string[] = [];
  const entries = Object.entries(shape).map(([key, variable]) => [key, read(variable, environment[variable.name], problems)]);
  if (problems.length > 0) throw new GuichetError('INVALID_ARGUMENT', `The configuration is wrong: ${problems.join('; ')}.`);
  return Object.fromEntries(entries) as Values<Shape>;
}

function read<Value>(
  { name, required, fallback, parse }: Variable<Value>,
  given: string | undefined,
  problems: string[],
): Value | undefined {
  if (!given) {
    if (required) problems.push(`${name} is not set`);
    return fallback;
  }
  try {
    return parse(given);
  } catch (expected) {
    problems.push(`${name} must be ${(expected as Error).message}`);
    return undefined;
  }
}
