import { fault, type Fault } from './fault.ts';
import type { Domain } from './domain.ts';
import { languages } from './language.ts';
import type { Tool } from './tool.ts';

/** Words that say how a thing is found, which is no business of whoever chooses. */
const how =
  /(?:^|_)(?:retrieve|retriever|chunks?|vectors?|embeddings?|cypher|sql|graph|nodes?|index|bm25|hybrid|rag|database|db|template|query|queries)(?:_|$)/;
const shortest = 3;
/** Descriptions are read many at a time: longer ones cost every choice. */
const longest = 60;

/** A label says what the user gets, in words of its own. */
export function* lintTool(tool: Tool, domain: Domain): Generator<Fault> {
  const where = `tool ${tool.name}`;
  if (!/^[a-z]+(?:_[a-z0-9]+)+$/.test(tool.name))
    yield fault(where, 'the name is not of the form verb_thing', 'write it like `show_balance`');
  if (how.test(tool.name))
    yield fault(where, 'the name says how it looks', 'say what the user gets: `search_policies`, not `retrieve_document_chunks`');
  if (!domain.groups.some(({ id }) => id === tool.group))
    yield fault(where, `the group "${tool.group}" does not exist`, 'add it to `groups` or correct the id');
  if (tool.audience.length === 0) yield fault(where, 'nobody may use it', 'name at least one role in `audience`');
  for (const language of languages) {
    const words = tool.label[language].trim().split(/\s+/).filter(Boolean).length;
    if (words < shortest) yield fault(where, `its label in "${language}" says too little`, `write ${shortest} words or more`);
    if (words > longest) yield fault(where, `its label in "${language}" has ${words} words`, `write ${longest} words or fewer`);
  }
  const names = (tool.exports ?? []).map(({ name }) => name);
  if (new Set(names).size !== names.length) yield fault(where, 'two exports bear one name', 'give each value its own name');
}
