import { createHash } from 'node:crypto';
import { AgentCard } from '@guichet/contracts';

/** SHA-256 of the encoded card, in hex: when it is a new one, the card is worth fetching. */
export const cardHash = (card: AgentCard): string => createHash('sha256').update(AgentCard.encode(card).finish()).digest('hex');
