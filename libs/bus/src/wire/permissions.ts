import { GuichetError, subjects } from '@guichet/contracts';
import { matchesSubject } from './subject-pattern.ts';

/** Subject patterns that a participant may use. Replies to what it was asked are always allowed. */
export interface Permissions {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
}

const discovery = (service: string) => ['$SRV.*', `$SRV.*.${service}`, `$SRV.*.${service}.*`];

/** What deploy/nats/nats.conf grants, for the in-process bus; a test compares the two. */
export function permissionsOf(service: string): Permissions {
  if (service === 'orchestrator') {
    return {
      publish: [subjects.retrieve('*'), subjects.card('*'), subjects.review, subjects.cancel('*'), '$SRV.>'],
      subscribe: [subjects.announcements, '_INBOX.orchestrator.>'],
    };
  }
  const own = { subscribe: [`guichet.v1.${service}.>`, ...discovery(service), `_INBOX.${service}.>`] };
  return { ...own, publish: service === 'critic' ? [] : [subjects.announce(service)] };
}

/** GuichetError BUS_PERMISSION unless one of the patterns covers the subject. */
export function assertPermitted(permissions: Permissions, operation: 'publish' | 'subscribe', subject: string): void {
  if (permissions[operation].some((pattern) => matchesSubject(pattern, subject))) return;
  throw busPermission(operation, subject);
}

export const busPermission = (operation: string, subject: string, cause?: unknown): GuichetError =>
  new GuichetError('BUS_PERMISSION', `The bus does not let this service ${operation} on ${subject}; check its user and nats.conf.`, {
    cause,
  });
