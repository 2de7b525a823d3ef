import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet } from 'jose';
import { GuichetError } from '@guichet/contracts';
import { callerOf, type CertificateNames, type KnownCertificate } from './certificate-caller.ts';
import { isRole, isTextList, isTextRecord, type Identity } from './identity.ts';

/**
 * How callers prove who they are. `demo` trusts what the token says and is for loopback alone; `jwt` takes signed tokens, and from callers that
 * send none their client certificate where `certificates` declares it; `certificate` takes nothing else.
 */
export type CallerPolicy =
  | { readonly mode: 'demo' }
  | {
      readonly mode: 'jwt';
      readonly keys: JSONWebKeySet;
      readonly audience: string;
      readonly issuer: string;
      readonly certificates?: readonly KnownCertificate[];
    }
  | { readonly mode: 'certificate'; readonly certificates: readonly KnownCertificate[] };

/** What a call brings: its `authorization` metadata (`Bearer …`), and the client certificate of its connection. */
export interface CallerCredentials {
  readonly authorization: string | undefined;
  readonly certificate: CertificateNames | undefined;
}

/** On whose behalf a call is made. A token says more than the connection it came by. Throws UNAUTHENTICATED with what to send instead. */
export async function authenticate(credentials: CallerCredentials, policy: CallerPolicy): Promise<Identity> {
  if (policy.mode === 'certificate') return byCertificate(credentials, policy.certificates);
  if (credentials.authorization === undefined && credentials.certificate && policy.mode === 'jwt' && policy.certificates)
    return callerOf(credentials.certificate, policy.certificates);
  const token = /^Bearer\s+(\S+)$/i.exec(credentials.authorization ?? '')?.[1];
  if (token === undefined) throw unauthenticated(`Send \`authorization: Bearer …\` metadata${hint(policy)}.`);
  return policy.mode === 'demo' ? fromDemoToken(token) : await fromJwt(token, policy);
}

function byCertificate({ authorization, certificate }: CallerCredentials, known: readonly KnownCertificate[]): Identity {
  if (authorization !== undefined)
    throw unauthenticated('This server knows callers by their client certificate and takes no token: leave `authorization` out.');
  if (certificate === undefined) throw unauthenticated('Connect with a client certificate: this server knows callers by it.');
  return callerOf(certificate, known);
}

const hint = (policy: CallerPolicy) =>
  policy.mode === 'demo' ? '; in demo mode `demo:staff`, `demo:service` or `demo:customer:<id>`' : '';

/** `demo:staff`, `demo:service` or `demo:customer:<id>`. */
function fromDemoToken(token: string): Identity {
  const [scheme, role, ...rest] = token.split(':');
  const customer = rest.join(':');
  if (scheme !== 'demo' || !isRole(role) || (role === 'customer') !== (customer !== '')) {
    throw unauthenticated('This server runs in demo mode: send `Bearer demo:staff`, `Bearer demo:service` or `Bearer demo:customer:<id>`.');
  }
  return { subject: token, role, customers: role === 'customer' ? { '*': customer } : {}, domains: undefined };
}

/** A signed token with `sub`, `role`, and for customers `customers: { <domain>: <id> }`; optionally `domains: [...]`. */
async function fromJwt(token: string, policy: Extract<CallerPolicy, { mode: 'jwt' }>): Promise<Identity> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(policy.keys), {
      audience: policy.audience,
      issuer: policy.issuer,
      clockTolerance: 30,
      requiredClaims: ['sub', 'exp'],
    });
    const { sub, role, customers, domains } = payload;
    if (!isRole(role)) throw unauthenticated('The token has no known `role`: customer, staff or service.');
    const ids = isTextRecord(customers) ? customers : {};
    if (role === 'customer' && Object.keys(ids).length === 0)
      throw unauthenticated("A customer's token needs `customers`: an id per domain.");
    return { subject: sub!, role, customers: role === 'customer' ? ids : {}, domains: isTextList(domains) ? domains : undefined };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw unauthenticated(`The token is not valid (${error.code}); get a new one.`, error);
    throw error;
  }
}

const unauthenticated = (message: string, cause?: unknown) => new GuichetError('UNAUTHENTICATED', message, { cause });
