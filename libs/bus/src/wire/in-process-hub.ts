import { matchesSubject } from './subject-pattern.ts';
import type { WireMessage } from './wire.ts';

export interface HubSubscription {
  readonly subject: string;
  readonly queue: string | undefined;
  readonly onMessage: (message: WireMessage) => void;
}

/** Where the participants of one process meet: what a NATS server does, in memory. */
export class InProcessHub {
  private readonly subscriptions = new Set<HubSubscription>();

  add(subscription: HubSubscription): void {
    this.subscriptions.add(subscription);
  }

  remove(subscription: HubSubscription): void {
    this.subscriptions.delete(subscription);
  }

  /** Hands the message to every plain subscriber and to one member of each queue group; false when nobody listens. */
  deliver(message: WireMessage): boolean {
    const receivers = this.receivers(message.subject);
    for (const receiver of receivers) {
      setImmediate(() => receiver.onMessage({ ...message, data: message.data.slice() }));
    }
    return receivers.length > 0;
  }

  private receivers(subject: string): HubSubscription[] {
    const matching = [...this.subscriptions].filter((subscription) => matchesSubject(subscription.subject, subject));
    const groups = Map.groupBy(
      matching.filter(({ queue }) => queue !== undefined),
      ({ subject: pattern, queue }) => `${pattern} ${queue}`,
    );
    const chosen = [...groups.values()].map((members) => members[Math.floor(Math.random() * members.length)]!);
    return [...matching.filter(({ queue }) => queue === undefined), ...chosen];
  }
}
