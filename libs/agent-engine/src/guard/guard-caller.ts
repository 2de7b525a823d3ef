import type { Recognition } from '../arguments/index.ts';
import type { Asked } from '../receive/receive-request.ts';
import { refused, type Ending } from '../reply/ending.ts';
import { phrases } from '../say/phrases.ts';

/** A customer who asks about another person is refused, and alike whether that person is a customer or not. */
export function guardCaller({ caller, language }: Asked, { otherPerson }: Recognition): Ending | undefined {
  return caller.role === 'customer' && otherPerson ? refused('other_customer', phrases[language].otherCustomer) : undefined;
}
