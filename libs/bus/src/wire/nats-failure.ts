import { GuichetError } from '@guichet/contracts';
import {
  ClosedConnectionError,
  DrainingConnectionError,
  NoRespondersError,
  PermissionViolationError,
  TimeoutError,
} from '@nats-io/transport-node';
import { busPermission } from './permissions.ts';
import { deadlineExceeded } from './wait-for.ts';

/** What the NATS client throws, as a GuichetError. The client wraps some of its errors in a RequestError, so causes are looked at too. */
export function natsFailure(thrown: unknown, subject: string): GuichetError {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof GuichetError) return error;
    if (error instanceof NoRespondersError) {
      return new GuichetError('NO_RESPONDER', `Nobody listens on ${subject}; is that service running?`, { cause: thrown });
    }
    if (error instanceof PermissionViolationError) return busPermission(error.operation, error.subject, thrown);
    if (error instanceof TimeoutError) return deadlineExceeded();
    if (error instanceof ClosedConnectionError || error instanceof DrainingConnectionError) break;
  }
  return new GuichetError('UNAVAILABLE', 'The connection to NATS is down or closing.', { cause: thrown });
}
