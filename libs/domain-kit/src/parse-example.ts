export interface ParsedExample {
  /** The question as a person would write it, without marks. */
  readonly text: string;
  readonly arguments: readonly { readonly parameter: string; readonly words: string; readonly value: string | undefined }[];
}

const mark = /\[([^\]]+)\]\((\w+)(?:=([^)]*))?\)/g;

/** Reads the marks of an example: `balance of my [Bronze](account=02)?` */
export function parseExample(example: string): ParsedExample {
  return {
    text: example.replace(mark, '$1'),
    arguments: [...example.matchAll(mark)].map(([, words, parameter, value]) => ({ parameter: parameter!, words: words!, value })),
  };
}
