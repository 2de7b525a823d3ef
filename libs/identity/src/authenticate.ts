import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet } from 'jose';
import { GuichetError } from '@guichet/contracts';
import type { Identity, Role } from './identity.ts';

/** How callers prove who they are. `demo` trusts what the token says and is for loopback alone. */
export type CallerPolicy =
  { readonly mode: 'demo' } | { readonly mode: 'jwt'; readonly keys: JSONWebKeySet; readonly audience: string; readonly issuer: string };

const roles: readonly string[] = ['customer', 'staff', 'service'];
const isRole = (text: unknown): text is Role => typeof text === 'string' && roles.includes(text);

/** Reads `authorization` metadata (`Bearer …`). Throws UNAUTHENTICATED with what to send instead. */
export async function authenticate(authorization: string | undefined, policy: CallerPolicy): Promise<Identity> {
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw unauthenticated(`Send \`authorization: Bearer …\` metadata${hint(policy)}.`);
  return policy.mode === 'demo' ? fromDemoToken(token) : await fromJwt(token, policy);
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

const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');
const isTextRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && isTextList(Object.values(value));

const unauthenticated = (message: string, cause?: unknown) => new GuichetError('UNAUTHENTICATED', message, { cause });
