/** The version of what crosses the bus. N and N−1 work together: `oldestProtocol` is N−1 once N is above 1. */
export const protocolVersion = 1;
export const oldestProtocol = 1;

/** Subjects on the bus. A domain's service may subscribe to its own alone. */
export const subjects = {
  retrieve: (domain: string) => `guichet.v1.${domain}.retrieve`,
  card: (domain: string) => `guichet.v1.${domain}.card`,
  cancel: (service: string) => `guichet.v1.${service}.cancel`,
  announce: (domain: string) => `guichet.v1.announce.${domain}`,
  announcements: 'guichet.v1.announce.*',
  review: 'guichet.v1.critic.review',
} as const;

/** Header names on the bus; `traceparent`, `tracestate` and `baggage` are W3C's. */
export const headers = {
  remainingMs: 'Guichet-Remaining-Ms',
  runId: 'Guichet-Run-Id',
  stepId: 'Guichet-Step-Id',
  capability: 'Guichet-Capability',
  contentType: 'Content-Type',
  error: 'Guichet-Error',
} as const;

/** W3C baggage entries that say which run and step the current work is for; logs carry them. */
export const baggageKeys = { runId: 'guichet.run.id', stepId: 'guichet.step.id' } as const;

export const contentType = 'application/protobuf';
