import { type CancelNotice, GuichetError } from '@guichet/contracts';
import type { ReceivedCall } from './call-headers.ts';

interface Work extends Pick<ReceivedCall, 'runId' | 'stepId' | 'deadline'> {
  readonly service: string;
}

/** What this participant is working on, so that a cancel notice, a deadline or a hard stop reaches it. */
export class WorkInFlight {
  private readonly controllers = new Map<AbortController, Work>();

  get size(): number {
    return this.controllers.size;
  }

  /** Runs the work with a signal that fires at the deadline, on a cancel and on a hard stop. */
  async run<T>(work: Work, start: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    this.controllers.set(controller, work);
    const expire = () => controller.abort(new GuichetError('DEADLINE_EXCEEDED', 'The time for this call ran out while it was worked on.'));
    const timer = setTimeout(expire, Math.max(0, work.deadline - Date.now()));
    try {
      return await start(controller.signal);
    } catch (thrown) {
      // Work that stops because of its signal may throw anything; what counts is why the signal fired.
      if (controller.signal.aborted && !(thrown instanceof GuichetError)) throw controller.signal.reason;
      throw thrown;
    } finally {
      clearTimeout(timer);
      this.controllers.delete(controller);
    }
  }

  /** A notice without a step means every step of the run. */
  cancel(service: string, notice: CancelNotice): void {
    if (!notice.runId) return;
    for (const [controller, work] of this.controllers) {
      const meant = work.service === service && work.runId === notice.runId && (!notice.stepId || work.stepId === notice.stepId);
      if (meant) controller.abort(new GuichetError('CANCELLED', 'The caller cancelled this call.'));
    }
  }

  stopAll(): void {
    for (const controller of this.controllers.keys()) {
      controller.abort(new GuichetError('UNAVAILABLE', 'This instance is stopping; ask again.'));
    }
  }
}
