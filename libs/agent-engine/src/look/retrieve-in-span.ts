import { content } from '@guichet/platform';
import { searchPassages, type PassagesFound, type PassageSearch } from '@guichet/retrieval';
import type { PassageStore } from '@guichet/stores';
import { inSpan } from '../trace/in-span.ts';

/** Searches a domain's passages in a span by the conventions for retrieval: where, how many were wanted, read and quoted; not for what. */
export function retrieveInSpan(domain: string, passages: PassageStore, search: PassageSearch): Promise<PassagesFound> {
  const attributes = {
    'gen_ai.operation.name': 'retrieval',
    'gen_ai.data_source.id': `${domain}-passages`,
    'gen_ai.retrieval.top_k': search.k,
    ...content(() => ({ 'gen_ai.retrieval.query.text': search.text })),
  };
  return inSpan({ name: 'retrieval', attributes }, async (span) => {
    const found = await searchPassages(passages, search);
    span.setAttributes({ 'guichet.passages.read': found.read, 'guichet.passages': found.quoted.length });
    return found;
  });
}
