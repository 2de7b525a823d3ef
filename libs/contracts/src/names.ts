import { Readiness, Rung, Status, StopReason } from './generated/guichet/v1/guichet.ts';

/** `STATUS_NOT_READY` as people and files write it: `not_ready`. */
export const statusName = (status: Status): string => Status[status].replace('STATUS_', '').toLowerCase();
/** `unspecified` also for one of a newer peer. */
export const rungName = (rung: Rung): string => (Rung[rung] ?? 'RUNG_UNSPECIFIED').replace('RUNG_', '').toLowerCase();
export const stopReasonName = (reason: StopReason): string => StopReason[reason].replace('STOP_REASON_', '').toLowerCase();
export const readinessName = (readiness: Readiness): string => Readiness[readiness].replace('READINESS_', '').toLowerCase();
