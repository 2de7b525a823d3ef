import { credentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import { Announcer, createInProcessBus, InProcessHub, methods, type Bus, type Codec, type ServedContext } from '@guichet/bus';
import {
  AskRequest,
  GuichetServiceClient,
  RetrieveResponse,
  Status,
  type Answer,
  type RetrieveRequest,
  type ReviewRequest,
  type ReviewResponse,
} from '@guichet/contracts';
import { CapabilitySigner, newSigningKey } from '@guichet/identity';
import { cards } from './plan/cards.fixture.ts';
import { usualLimits, type RunLimits } from './runs/run-limits.ts';
import { startOrchestrator, type Orchestrator } from './start-orchestrator.ts';

type Retrieve = (request: RetrieveRequest, context: ServedContext) => Promise<RetrieveResponse | typeof garbage>;
export type Review = (request: ReviewRequest) => ReviewResponse;
type Critic = (request: ReviewRequest, context: ServedContext) => ReviewResponse | typeof garbage | Promise<ReviewResponse>;

/** Bytes that are no message, in the place of an answer. */
export const garbage = Uint8Array.of(0xff, 0xff, 0xff);
const orGarbage = <Message>(codec: Codec<Message>): Codec<Message | typeof garbage> => ({
  encode: (message) => (message instanceof Uint8Array ? { finish: () => message } : codec.encode(message)),
  decode: (bytes) => codec.decode(bytes),
});

/** What an agent answers: one sentence on one piece of evidence. */
export const found = (text: string, tool = 'tool', exports: RetrieveResponse['exports'] = []): RetrieveResponse =>
  RetrieveResponse.fromPartial({
    status: Status.STATUS_ANSWERED,
    tool,
    evidence: [{ id: 'e1', source: `row:${tool}`, fields: { balance: 12 } }],
    sentences: [{ text, evidenceIds: ['e1'] }],
    exports,
  });

/** Approves everything. */
export const approve: Review = ({ steps, sentences }) => ({
  approved: true,
  steps: steps.map(({ id }) => ({ stepId: id, answered: true, reason: undefined })),
  sentences: sentences.map((_, index) => ({ index, supported: true, reason: undefined })),
  followUps: [],
});

/** A counter on an in-process bus, with agents and a critic that do as they are told, and a client of it. */
export class ScriptedCounter {
  readonly client: GuichetServiceClient;
  readonly #close: () => Promise<void>;

  private constructor(
    readonly orchestrator: Orchestrator,
    close: () => Promise<void>,
  ) {
    this.client = new GuichetServiceClient(orchestrator.address, credentials.createInsecure());
    this.#close = close;
  }

  static async open(
    agents: Readonly<Record<string, Retrieve>>,
    review?: Critic,
    limits: Partial<RunLimits> = {},
  ): Promise<ScriptedCounter> {
    const hub = new InProcessHub();
    const buses: Bus[] = [];
    const announcers: Announcer[] = [];
    const busOf = (user: string) => {
      const bus = createInProcessBus({ hub, user });
      buses.push(bus);
      return bus;
    };
    const orchestrator = await startOrchestrator({
      bus: busOf('orchestrator'),
      callers: { mode: 'demo' },
      signer: await CapabilitySigner.with(await newSigningKey()),
      host: '127.0.0.1',
      port: 0,
      limits: { ...usualLimits, ...limits },
    });
    const reviews = methods.review();
    if (review) {
      const method = { ...reviews, response: orGarbage(reviews.response) };
      await busOf('critic').serve(method, async (request, context) => review(request, context));
    }
    for (const [domain, retrieve] of Object.entries(agents)) {
      const bus = busOf(domain);
      const retrieves = methods.retrieve(domain);
      await bus.serve({ ...retrieves, response: orGarbage(retrieves.response) }, retrieve);
      const card = cards.find((one) => one.domain === domain)!;
      const announcer = new Announcer({ bus, card: () => card });
      await announcer.start();
      announcers.push(announcer);
    }
    const known = AbortSignal.timeout(60_000);
    await Promise.all(Object.keys(agents).map((domain) => orchestrator.directory.whenKnown(domain, known)));
    return new ScriptedCounter(orchestrator, async () => {
      await orchestrator.close();
      for (const announcer of announcers) await announcer.leave();
      for (const bus of buses) await bus.close();
    });
  }

  ask(request: Parameters<typeof AskRequest.fromPartial>[0], caller = 'staff', timeoutMs = 60_000): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const deadline = Date.now() + timeoutMs;
      this.client.ask(AskRequest.fromPartial(request), as(caller), { deadline }, (error: ServiceError | null, response) =>
        error ? reject(error) : resolve(response.answer!),
      );
    });
  }

  async close(): Promise<void> {
    this.client.close();
    await this.#close();
  }
}

export function as(caller: string): Metadata {
  const metadata = new Metadata();
  metadata.set('authorization', `Bearer demo:${caller}`);
  return metadata;
}
