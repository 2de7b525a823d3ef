export interface HealthState {
  /** False only when the process should be replaced. */
  readonly live: boolean;
  /** Whether work should be sent here. */
  readonly ready: boolean;
}

/** What the process says about itself; the edges (gRPC health, announcements) listen. */
export class Health {
  private current: HealthState = { live: true, ready: false };
  private readonly listeners = new Set<(state: HealthState) => void>();

  get state(): HealthState {
    return this.current;
  }

  /** Returns a function that ends it. */
  onChange(listener: (state: HealthState) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  setReady(ready: boolean): void {
    this.change({ ...this.current, ready });
  }

  setLive(live: boolean): void {
    this.change({ live, ready: live && this.current.ready });
  }

  private change(next: HealthState): void {
    if (next.live === this.current.live && next.ready === this.current.ready) return;
    this.current = next;
    for (const listener of this.listeners) listener(next);
  }
}
