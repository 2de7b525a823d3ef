import { createHash } from 'node:crypto';
import { AskRequest, GuichetError } from '@guichet/contracts';
import type { Identity } from '@guichet/identity';
import { RunState } from '@guichet/contracts';
import { Run } from './run.ts';

/** Ended runs are kept until this many newer ones have come. */
const kept = 1_000;

interface Known {
  readonly bodyHash: string;
  readonly run: Run;
}

/** The runs of this process, by id and by (caller, request id). */
export class Runs {
  readonly #byId = new Map<string, Run>();
  readonly #byRequest = new Map<string, Known>();

  /**
   * The run of a request: a new one, or with a known `request_id` and the same body the one that is there.
   * Throws REQUEST_ID_REUSED when the body differs.
   */
  open(owner: Identity, request: AskRequest, traceId: string): { run: Run; isNew: boolean } {
    const key = JSON.stringify([owner.subject, request.requestId]);
    const bodyHash = createHash('sha256').update(AskRequest.encode(request).finish()).digest('hex');
    const known = request.requestId === '' ? undefined : this.#byRequest.get(key);
    if (known && known.bodyHash !== bodyHash) {
      throw new GuichetError('REQUEST_ID_REUSED', 'This request_id was used for another request; choose a new one.', {
        details: { run_id: known.run.id },
      });
    }
    if (known) return { run: known.run, isNew: false };
    this.#forgetOldest();
    const run = new Run(owner, request.question, traceId);
    this.#byId.set(run.id, run);
    if (request.requestId !== '') this.#byRequest.set(key, { bodyHash, run });
    return { run, isNew: true };
  }

  /** A caller sees its own runs alone; another's id is as unknown as none. */
  get(owner: Identity, id: string): Run {
    const run = this.#byId.get(id);
    if (run?.owner.subject !== owner.subject) throw new GuichetError('NOT_FOUND', 'No run of yours has this id.');
    return run;
  }

  #forgetOldest(): void {
    if (this.#byId.size < kept) return;
    for (const run of this.#byId.values()) {
      if (run.state === RunState.RUN_STATE_RUNNING) continue;
      this.#byId.delete(run.id);
      for (const [key, known] of this.#byRequest) if (known.run === run) this.#byRequest.delete(key);
      return;
    }
    throw new GuichetError('RESOURCE_EXHAUSTED', 'Too many questions are at work; try again shortly.', { retryAfterMs: 1_000 });
  }
}
