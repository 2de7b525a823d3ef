import { createHash } from 'node:crypto';
import { AgentCard } from '@guichet/contracts';

/** A card never changes: a new state of a domain comes as a new card. */
const hashes = new WeakMap<AgentCard, string>();

/** SHA-256 of the encoded card, in hex: when it is a new one, the card is worth fetching. */
export function cardHash(card: AgentCard): string {
  const known = hashes.get(card);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(AgentCard.encode(card).finish()).digest('hex');
  hashes.set(card, hash);
  return hash;
}
