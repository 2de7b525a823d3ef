import { describe, expect, it } from '@jest/globals';
import { status } from '@grpc/grpc-js';
import { BadRequest, ErrorInfo, QuotaFailure, RetryInfo } from 'nice-grpc-error-details';
import { Status } from 'nice-grpc-error-details/lib/proto/google/rpc/status.js';
import { errorCodes, GuichetError, type ErrorCode } from '@guichet/contracts';
import { toGrpcError } from './grpc-error.ts';

const detailsOf = (error: unknown) => {
  const rich = Status.decode(toGrpcError(error).metadata.get('grpc-status-details-bin')[0] as Buffer);
  return Object.fromEntries(rich.details.map(({ typeUrl, value }) => [typeUrl.split('.').at(-1)!, value]));
};

describe('toGrpcError', () => {
  it.each(Object.keys(errorCodes) as ErrorCode[])('gives %s a status of its own and its reason', (code) => {
    expect(toGrpcError(new GuichetError(code, 'm')).code).not.toBe(status.OK);
    expect(ErrorInfo.decode(detailsOf(new GuichetError(code, 'm'))['ErrorInfo']!)).toMatchObject({ reason: code, domain: 'guichet' });
  });

  it('says when to come back, and which fields are wrong', () => {
    const details = detailsOf(
      new GuichetError('RESOURCE_EXHAUSTED', 'm', { retryAfterMs: 1_500, details: { 'field.locale': 'en or fr' } }),
    );
    expect(RetryInfo.decode(details['RetryInfo']!).retryDelay).toMatchObject({ seconds: 1, nanos: 500_000_000 });
    expect(BadRequest.decode(details['BadRequest']!).fieldViolations).toMatchObject([{ field: 'locale', description: 'en or fr' }]);
  });

  it('says which limit of the caller is reached', () => {
    const details = detailsOf(new GuichetError('RESOURCE_EXHAUSTED', 'm', { details: { 'quota.questions_in_flight': 'at most 2' } }));
    expect(QuotaFailure.decode(details['QuotaFailure']!).violations).toMatchObject([
      { subject: 'questions_in_flight', description: 'at most 2' },
    ]);
  });

  it('tells nothing of an unexpected error', () => {
    const error = toGrpcError(new Error('password is 1234'));
    expect(error.code).toBe(status.INTERNAL);
    expect(JSON.stringify(error)).not.toContain('1234');
  });
});
