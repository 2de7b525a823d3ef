import type { Caller } from '@guichet/domain-kit';

/** Equals no id: a caller without an id in this domain owns nothing here, and must not pass for staff. */
const nobody = '\u2205';

/** `$customer` as every query gets it: the caller's own id, or `''` for staff and services, who see all. */
export const bindCustomer = (caller: Caller): string => (caller.role === 'customer' ? caller.customer || nobody : '');
