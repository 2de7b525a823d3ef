import { errors } from '@opensearch-project/opensearch';
import { GuichetError } from '@guichet/contracts';

/** What the client threw, as our taxonomy has it. */
export function fromOpenSearchError(error: unknown): GuichetError {
  if (error instanceof GuichetError) return error;
  const failure = (code: ConstructorParameters<typeof GuichetError>[0], message: string) =>
    new GuichetError(code, message, { cause: error });
  if (error instanceof errors.RequestAbortedError) return failure('CANCELLED', 'The call was cancelled.');
  if (error instanceof errors.TimeoutError) return failure('DEADLINE_EXCEEDED', 'OpenSearch did not answer in time.');
  if (error instanceof errors.ConnectionError)
    return failure('UNAVAILABLE', 'OpenSearch does not answer; is it started, and is its address right?');
  if (error instanceof errors.ResponseError) {
    if (error.statusCode === 401) return failure('UNAUTHENTICATED', 'OpenSearch refused this user or its password.');
    if (error.statusCode === 404) return failure('NOT_FOUND', 'OpenSearch has no such index yet.');
    if (error.statusCode === 403) return failure('PERMISSION_DENIED', 'OpenSearch refused this index to this user.');
    if (error.statusCode === 429 || error.statusCode === 503)
      return failure('RESOURCE_EXHAUSTED', 'OpenSearch is overloaded; try again shortly.');
    if (error.statusCode === 400) return failure('INVALID_ARGUMENT', 'OpenSearch refused this request; its message is the cause.');
  }
  return failure('INTERNAL', 'OpenSearch failed; its message is the cause.');
}
