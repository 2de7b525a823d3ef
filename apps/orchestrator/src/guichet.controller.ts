import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { context } from '@opentelemetry/api';
import type { Metadata } from '@grpc/grpc-js';
import { from, type Observable } from 'rxjs';
import type {
  AskRequest,
  AskResponse,
  AskStreamRequest,
  AskStreamResponse,
  CancelRequest,
  CancelResponse,
  GetRunRequest,
  GetRunResponse,
  ListDomainsRequest,
  ListDomainsResponse,
  ListEvidenceRequest,
  ListEvidenceResponse,
  WatchRunRequest,
  WatchRunResponse,
} from '@guichet/contracts';
import { Counter } from './counter.ts';
import { callerCredentials } from './edge/caller-credentials.ts';
import { lifetimeOf, type GrpcCall, type Lifetime } from './edge/call-lifetime.ts';
import { toRpcException } from './edge/grpc-error.ts';
import { inContext, openServerSpan } from './edge/server-span.ts';
import { pageOf } from './edge/page.ts';
import { validateAsk } from './edge/validate-ask.ts';

/** gRPC in and out, nothing else: who calls, for how long, what is asked, and how failures travel. */
@Controller()
export class GuichetController {
  constructor(private readonly counter: Counter) {}

  @GrpcMethod('GuichetService', 'Ask')
  ask(request: AskRequest, metadata: Metadata, call: GrpcCall): Promise<AskResponse> {
    return this.unary('Ask', metadata, call, async (lifetime) => {
      validateAsk(request);
      const run = await this.counter.ask(callerCredentials(metadata, call), request, lifetime.deadline);
      await run.wait(lifetime.signal);
      return { answer: run.answer };
    });
  }

  @GrpcMethod('GuichetService', 'AskStream')
  askStream({ ask }: AskStreamRequest, metadata: Metadata, call: GrpcCall): Observable<AskStreamResponse> {
    return this.stream('AskStream', metadata, call, async (lifetime) => {
      validateAsk(ask);
      const run = await this.counter.ask(callerCredentials(metadata, call), ask, lifetime.deadline);
      void run.wait(lifetime.signal);
      return run.follow(0n, lifetime.signal);
    });
  }

  @GrpcMethod('GuichetService', 'GetRun')
  getRun({ runId }: GetRunRequest, metadata: Metadata, call: GrpcCall): Promise<GetRunResponse> {
    return this.unary('GetRun', metadata, call, async () => ({
      run: (await this.counter.run(callerCredentials(metadata, call), runId)).view(),
    }));
  }

  @GrpcMethod('GuichetService', 'WatchRun')
  watchRun({ runId, afterSequence }: WatchRunRequest, metadata: Metadata, call: GrpcCall): Observable<WatchRunResponse> {
    return this.stream('WatchRun', metadata, call, async ({ signal }) =>
      (await this.counter.run(callerCredentials(metadata, call), runId)).follow(afterSequence, signal),
    );
  }

  @GrpcMethod('GuichetService', 'ListEvidence')
  listEvidence({ runId, pageSize, pageToken }: ListEvidenceRequest, metadata: Metadata, call: GrpcCall): Promise<ListEvidenceResponse> {
    return this.unary('ListEvidence', metadata, call, async () => {
      const { evidence } = await this.counter.run(callerCredentials(metadata, call), runId);
      const { items, nextPageToken } = pageOf(evidence, pageSize, pageToken);
      return { evidence: items, nextPageToken };
    });
  }

  @GrpcMethod('GuichetService', 'Cancel')
  cancel({ runId }: CancelRequest, metadata: Metadata, call: GrpcCall): Promise<CancelResponse> {
    return this.unary('Cancel', metadata, call, async ({ signal }) => {
      const run = await this.counter.run(callerCredentials(metadata, call), runId);
      run.cancel();
      await run.wait(signal);
      return { run: run.view() };
    });
  }

  @GrpcMethod('GuichetService', 'ListDomains')
  listDomains({ locale }: ListDomainsRequest, metadata: Metadata, call: GrpcCall): Promise<ListDomainsResponse> {
    return this.unary('ListDomains', metadata, call, async () => ({
      domains: await this.counter.domains(callerCredentials(metadata, call), locale),
    }));
  }

  private async unary<Response>(
    method: string,
    metadata: Metadata,
    call: GrpcCall,
    work: (lifetime: Lifetime) => Promise<Response>,
  ): Promise<Response> {
    const span = openServerSpan(method, metadata);
    let lifetime: Lifetime | undefined;
    let failure: unknown;
    try {
      const opened = (lifetime = lifetimeOf(call));
      return await context.with(span.context, () => work(opened));
    } catch (error) {
      failure = error;
      throw toRpcException(error);
    } finally {
      lifetime?.release();
      span.end(failure);
    }
  }

  private stream<Event>(
    method: string,
    metadata: Metadata,
    call: GrpcCall,
    open: (lifetime: Lifetime) => Promise<AsyncIterable<Event>>,
  ): Observable<{ event: Event }> {
    const span = openServerSpan(method, metadata);
    return from(
      (async function* () {
        let lifetime: Lifetime | undefined;
        let failure: unknown;
        try {
          const opened = (lifetime = lifetimeOf(call));
          const events = await context.with(span.context, () => open(opened));
          for await (const event of inContext(span.context, events)) yield { event };
        } catch (error) {
          failure = error;
          throw toRpcException(error);
        } finally {
          lifetime?.release();
          span.end(failure);
        }
      })(),
    );
  }
}
