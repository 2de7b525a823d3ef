import { createHash } from 'node:crypto';
import { AskRequest, GuichetError } from '@guichet/contracts';
import type { Identity } from '@guichet/identity';
import { Run } from './run.ts';
import { usualLimits, type RunLimits } from './run-limits.ts';

interface Known {
  readonly bodyHash: string;
  readonly run: Run;
}

/** When one that is refused may try again: most questions end sooner. */
const retryAfterMs = 1_000;

/** The runs of this process, by id and by (caller, request id). */
export class Runs {
  readonly #byId = new Map<string, Run>();
  readonly #byRequest = new Map<string, Known>();
  readonly #atWork = new Set<Run>();
  /** What each ended run takes and which request it is known by, the oldest first. */
  readonly #ended = new Map<Run, { readonly bytes: number; readonly key: string | undefined }>();
  #endedBytes = 0;

  constructor(private readonly limits: RunLimits = usualLimits) {}

  /**
   * The run of a request: a new one, or with a known `request_id` and the same body the one that is there.
   * Throws REQUEST_ID_REUSED when the body differs, RESOURCE_EXHAUSTED when too many are at work.
   */
  open(owner: Identity, request: AskRequest, traceId: string): { run: Run; isNew: boolean } {
    const key = request.requestId === '' ? undefined : JSON.stringify([owner.subject, request.requestId]);
    const bodyHash = createHash('sha256').update(AskRequest.encode(request).finish()).digest('hex');
    const known = key === undefined ? undefined : this.#byRequest.get(key);
    if (known && known.bodyHash !== bodyHash) {
      throw new GuichetError('REQUEST_ID_REUSED', 'This request_id was used for another request; choose a new one.', {
        details: { run_id: known.run.id },
      });
    }
    if (known) return { run: known.run, isNew: false };
    this.#assertPlaceFor(owner);
    const run = new Run(owner, request.question, traceId);
    this.#byId.set(run.id, run);
    this.#atWork.add(run);
    if (key !== undefined) this.#byRequest.set(key, { bodyHash, run });
    run.onEnd(() => this.#keep(run, key));
    return { run, isNew: true };
  }

  /** A caller sees its own runs alone; another's id is as unknown as none. */
  get(owner: Identity, id: string): Run {
    const run = this.#byId.get(id);
    if (run?.owner.subject !== owner.subject) throw new GuichetError('NOT_FOUND', 'No run of yours has this id.');
    return run;
  }

  #assertPlaceFor(owner: Identity): void {
    const { inFlight, inFlightPerCaller } = this.limits;
    if (this.#atWork.size >= inFlight) {
      throw new GuichetError('RESOURCE_EXHAUSTED', 'Too many questions are at work; try again shortly.', { retryAfterMs });
    }
    const own = [...this.#atWork].filter((run) => run.owner.subject === owner.subject).length;
    if (own >= inFlightPerCaller) {
      throw new GuichetError('RESOURCE_EXHAUSTED', 'Too many questions of yours are at work; wait for one to end.', {
        retryAfterMs,
        details: { 'quota.questions_in_flight': `at most ${inFlightPerCaller} questions of one caller at once` },
      });
    }
  }

  /** Keeps an ended run, and forgets the oldest that no longer fit beside it. */
  #keep(run: Run, key: string | undefined): void {
    const bytes = run.encodedBytes();
    this.#atWork.delete(run);
    this.#ended.set(run, { bytes, key });
    this.#endedBytes += bytes;
    for (const [oldest, known] of this.#ended) {
      const fits = this.#ended.size <= this.limits.kept && this.#endedBytes <= this.limits.keptBytes;
      if (fits || oldest === run) return;
      this.#ended.delete(oldest);
      this.#endedBytes -= known.bytes;
      this.#byId.delete(oldest.id);
      if (known.key !== undefined) this.#byRequest.delete(known.key);
    }
  }
}
