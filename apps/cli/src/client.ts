import { credentials, Metadata, type ChannelCredentials, type ClientReadableStream } from '@grpc/grpc-js';
import {
  GuichetServiceClient,
  type AskResponse,
  type GetRunResponse,
  type ListDomainsResponse,
  type Answer,
  type AskRequest,
  type Domain,
  type Run,
  type RunEvent,
} from '@guichet/contracts';
import { GuichetError } from '@guichet/contracts';

/** `staff`, `service` or `customer:<id>` as a demo token. */
export function demoToken(caller: string): string {
  if (!/^(staff|service|customer:.+)$/.test(caller)) {
    throw new GuichetError('INVALID_ARGUMENT', `“${caller}” is no caller: use staff, service or customer:<id>.`);
  }
  return `demo:${caller}`;
}

/** The API as promises, on behalf of one caller. */
export class Client {
  readonly #client: GuichetServiceClient;
  readonly #metadata = new Metadata();

  /**
   * Without a token the caller is known by the client certificate of `security`; without `security` it speaks plain text.
   * `timeoutMs` is what one call may take.
   */
  constructor(
    server: string,
    token: string | undefined,
    private readonly timeoutMs = 60_000,
    security: ChannelCredentials = credentials.createInsecure(),
  ) {
    this.#client = new GuichetServiceClient(server, security);
    if (token !== undefined) this.#metadata.set('authorization', `Bearer ${token}`);
  }

  async ask(request: AskRequest): Promise<Answer> {
    const { answer } = await this.#call<AskResponse>((done) => this.#client.ask(request, this.#metadata, this.#options(), done));
    return answer!;
  }

  async run(runId: string): Promise<Run> {
    const { run } = await this.#call<GetRunResponse>((done) => this.#client.getRun({ runId }, this.#metadata, this.#options(), done));
    return run!;
  }

  async domains(locale: string): Promise<Domain[]> {
    return (await this.#call<ListDomainsResponse>((done) => this.#client.listDomains({ locale }, this.#metadata, this.#options(), done)))
      .domains;
  }

  async *stream(ask: AskRequest): AsyncGenerator<RunEvent> {
    const events: ClientReadableStream<{ event?: RunEvent | undefined }> = this.#client.askStream({ ask }, this.#metadata, this.#options());
    for await (const { event } of events as AsyncIterable<{ event?: RunEvent }>) if (event) yield event;
  }

  close(): void {
    this.#client.close();
  }

  #options() {
    return { deadline: Date.now() + this.timeoutMs };
  }

  #call<Response>(start: (done: (error: Error | null, response: Response) => void) => unknown): Promise<Response> {
    return new Promise((resolve, reject) => start((error, response) => (error ? reject(error) : resolve(response))));
  }
}
