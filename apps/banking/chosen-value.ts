import type { Arguments } from '@guichet/domain-kit';

/** The id or key that an argument became; '' when the question named none. */
export function chosenValue(parameters: Arguments, name: string): string {
  const value = parameters[name]?.value;
  return typeof value === 'string' ? value : '';
}
