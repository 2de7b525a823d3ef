import { Readiness, Status } from './generated/guichet/v1/guichet.ts';

/** `STATUS_NOT_READY` as people and files write it: `not_ready`. */
export const statusName = (status: Status): string => Status[status].replace('STATUS_', '').toLowerCase();
export const readinessName = (readiness: Readiness): string => Readiness[readiness].replace('READINESS_', '').toLowerCase();
