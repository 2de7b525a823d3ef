import type { Clock } from './clock.ts';

/** A clock for tests: time passes only by `advance`. */
export class ManualClock implements Clock {
  private time = 1_000_000;
  private readonly beats = new Map<() => void, { every: number; next: number }>();

  now(): number {
    return this.time;
  }

  every(milliseconds: number, beat: () => void): () => void {
    this.beats.set(beat, { every: milliseconds, next: this.time + milliseconds });
    return () => this.beats.delete(beat);
  }

  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [beat, due] = [...this.beats].filter(([, { next }]) => next <= end).sort(([, a], [, b]) => a.next - b.next)[0] ?? [];
      if (!beat || !due) break;
      this.time = due.next;
      due.next += due.every;
      beat();
    }
    this.time = end;
  }
}
