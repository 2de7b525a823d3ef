/** How one environment variable is read. `parse` throws an Error whose message completes "GUICHET_X must be …". */
export interface Variable<Value> {
  readonly name: string;
  readonly fallback: Value | undefined;
  readonly required: boolean;
  readonly parse: (text: string) => Value;
}

const variable = <Value>(name: string, parse: (text: string) => Value, fallback?: Value): Variable<Value> => ({
  name,
  fallback,
  required: fallback === undefined,
  parse,
});

export const text = (name: string, fallback?: string): Variable<string> => variable(name, (value) => value, fallback);

/** Undefined when the environment does not say. */
export const optionalText = (name: string): Variable<string | undefined> => ({
  name,
  fallback: undefined,
  required: false,
  parse: (value) => value,
});

export const wholeNumber = (name: string, fallback?: number): Variable<number> =>
  variable(
    name,
    (value) => {
      if (!/^\d{1,15}$/.test(value)) throw new Error('a whole number');
      return Number(value);
    },
    fallback,
  );

export const flag = (name: string, fallback?: boolean): Variable<boolean> =>
  variable(
    name,
    (value) => {
      if (value !== 'true' && value !== 'false') throw new Error('true or false');
      return value === 'true';
    },
    fallback,
  );

export const oneOf = <Choice extends string>(name: string, choices: readonly Choice[], fallback?: Choice): Variable<Choice> =>
  variable(
    name,
    (value) => {
      const choice = choices.find((known) => known === value);
      if (choice === undefined) throw new Error(`one of ${choices.join(', ')}`);
      return choice;
    },
    fallback,
  );
