import { GuichetError } from '@guichet/contracts';
import { isRole, isTextList, isTextRecord, type Identity } from './identity.ts';

/** The names in a client certificate that the server has verified. */
export interface CertificateNames {
  /** `cn:` the subject's common name, `uri:` and `dns:` the subject's alternative names; such as `uri:spiffe://bank.example/crm`. */
  readonly names: readonly string[];
}

/** Who the holder of a certificate is; its `subject` is one of the certificate's names. */
export type KnownCertificate = Identity;

/**
 * Reads `{ "callers": [{ "certificate": "uri:…", "role": "service", "domains": ["banking"], "customers": { "banking": "7" } }] }`; `domains`
 * may be left out for all of them, `customers` is for customers alone. Throws INVALID_ARGUMENT with the entry that is wrong.
 */
export function parseKnownCertificates(text: string): KnownCertificate[] {
  const { callers } = JSON.parse(text) as { callers?: unknown };
  if (!Array.isArray(callers) || callers.length === 0) throw wrong('it needs `callers`, a list with at least one entry');
  return callers.map((entry: unknown, index) => parseEntry(entry as Record<string, unknown>, `callers[${index}]`));
}

function parseEntry(entry: Record<string, unknown>, where: string): KnownCertificate {
  const { certificate, role, domains, customers, ...unknown } = entry;
  if (Object.keys(unknown).length > 0) throw wrong(`${where} has no field ${Object.keys(unknown).join(', ')}`);
  if (typeof certificate !== 'string' || !/^(cn|uri|dns):./.test(certificate))
    throw wrong(`${where}.certificate must be cn:…, uri:… or dns:…`);
  if (!isRole(role)) throw wrong(`${where}.role must be customer, staff or service`);
  if (domains !== undefined && !isTextList(domains)) throw wrong(`${where}.domains must be a list of domains`);
  const ids = customers ?? {};
  if (!isTextRecord(ids) || (role === 'customer') !== Object.keys(ids).length > 0)
    throw wrong(`${where}.customers must hold an id per domain for a customer, and nothing for others`);
  return { subject: certificate, role, customers: ids, domains };
}

/** The first declared caller whom one of the names means. Throws UNAUTHENTICATED, with the names, when there is none. */
export function callerOf(certificate: CertificateNames, known: readonly KnownCertificate[]): Identity {
  const caller = known.find(({ subject }) => certificate.names.includes(subject));
  if (caller) return caller;
  throw new GuichetError('UNAUTHENTICATED', `No caller is declared for this client certificate (${certificate.names.join(', ')}).`);
}

const wrong = (what: string) => new GuichetError('INVALID_ARGUMENT', what);
