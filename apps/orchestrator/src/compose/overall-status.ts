import { Status } from '@guichet/contracts';

/** Where no step is answered, the status that the person can do most about comes first. */
const order = [
  Status.STATUS_CLARIFY,
  Status.STATUS_REFUSED,
  Status.STATUS_MISSING,
  Status.STATUS_NOT_READY,
  Status.STATUS_WAITING,
  Status.STATUS_FAILED,
];

/** One status for several steps: answered when all are, partial when some are. */
export function overallStatus(steps: readonly Status[]): Status {
  const answered = steps.filter((status) => status === Status.STATUS_ANSWERED).length;
  if (answered > 0) return answered === steps.length ? Status.STATUS_ANSWERED : Status.STATUS_PARTIAL;
  return order.find((status) => steps.includes(status)) ?? Status.STATUS_MISSING;
}
