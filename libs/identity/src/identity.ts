export type Role = 'customer' | 'staff' | 'service';

const roles: readonly unknown[] = ['customer', 'staff', 'service'] satisfies Role[];
export const isRole = (value: unknown): value is Role => roles.includes(value);

/** On whose behalf a call is made. Comes from credentials alone. */
export interface Identity {
  /** Stable id of the calling party: quotas, idempotency and ownership of runs hang on it. */
  readonly subject: string;
  readonly role: Role;
  /** A customer's id per domain; `*` stands for every domain not named. Empty for staff and services. */
  readonly customers: Readonly<Record<string, string>>;
  /** Domains that the caller may use; undefined means all. */
  readonly domains: readonly string[] | undefined;
}

/** The caller's customer id in a domain; `undefined` when a customer is not known there. */
export function customerIn(identity: Identity, domain: string): string | undefined {
  return identity.customers[domain] ?? identity.customers['*'];
}

export const mayUse = (identity: Identity, domain: string): boolean => identity.domains === undefined || identity.domains.includes(domain);

export const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');
export const isTextRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && isTextList(Object.values(value));
