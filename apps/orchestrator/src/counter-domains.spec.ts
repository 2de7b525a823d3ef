import { status as grpc, type ServiceError } from '@grpc/grpc-js';
import { afterEach, describe, expect, it } from '@jest/globals';
import { BadRequest, ErrorInfo } from 'nice-grpc-error-details';
import { Status as RichStatus } from 'nice-grpc-error-details/lib/proto/google/rpc/status.js';
import { approve, found, ScriptedCounter } from './scripted-counter.fixture.ts';

describe('a domain that nobody knows', () => {
  let counter: ScriptedCounter;
  afterEach(() => counter.close());

  it('is refused, with those that there are', async () => {
    counter = await ScriptedCounter.open({ banking: async () => found('x'), insurance: async () => found('y') }, approve);
    const error = await counter.ask({ question: 'What is the balance of my account?', domains: ['banking', 'weather'] }).then(
      () => Promise.reject(new Error('It was taken.')),
      (thrown: unknown) => thrown as ServiceError,
    );
    const { details } = RichStatus.decode(error.metadata.get('grpc-status-details-bin')[0] as Buffer);
    const [info, request] = details.map(({ value }) => value);
    expect(error.code).toBe(grpc.INVALID_ARGUMENT);
    expect(ErrorInfo.decode(info!)).toMatchObject({ reason: 'INVALID_ARGUMENT', metadata: { domains: 'banking,insurance' } });
    expect(BadRequest.decode(request!).fieldViolations).toMatchObject([
      { field: 'domains', description: expect.stringContaining('banking, insurance') },
    ]);
  });
});
