import { GuichetError } from '@guichet/contracts';

/** Holds the domains that a request names against those that its caller may use. Throws INVALID_ARGUMENT, which says which exist. */
export function checkDomains(asked: readonly string[], usable: readonly string[]): void {
  const unknown = asked.filter((domain) => !usable.includes(domain));
  if (unknown.length === 0 || usable.length === 0) return; // before any service has announced itself, the answer says so
  const exist = `there ${usable.length === 1 ? 'is' : 'are'} ${usable.join(', ')}`;
  throw new GuichetError('INVALID_ARGUMENT', `The request names a domain that is not known here; ${exist}.`, {
    details: { 'field.domains': `unknown; ${exist}`, domains: usable.join(',') },
  });
}
