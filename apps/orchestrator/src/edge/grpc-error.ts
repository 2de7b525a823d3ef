import { Metadata, status as grpcStatus, type ServiceError } from '@grpc/grpc-js';
import { RpcException } from '@nestjs/microservices';
import { BadRequest, ErrorInfo, QuotaFailure, RetryInfo } from 'nice-grpc-error-details';
import { Status } from 'nice-grpc-error-details/lib/proto/google/rpc/status.js';
import { GuichetError, type ErrorCode } from '@guichet/contracts';

/** The one table from our taxonomy to gRPC. */
const codes: Readonly<Record<ErrorCode, grpcStatus>> = {
  INVALID_ARGUMENT: grpcStatus.INVALID_ARGUMENT,
  UNAUTHENTICATED: grpcStatus.UNAUTHENTICATED,
  PERMISSION_DENIED: grpcStatus.PERMISSION_DENIED,
  NOT_FOUND: grpcStatus.NOT_FOUND,
  REQUEST_ID_REUSED: grpcStatus.ALREADY_EXISTS,
  FAILED_PRECONDITION: grpcStatus.FAILED_PRECONDITION,
  RESOURCE_EXHAUSTED: grpcStatus.RESOURCE_EXHAUSTED,
  CANCELLED: grpcStatus.CANCELLED,
  DEADLINE_EXCEEDED: grpcStatus.DEADLINE_EXCEEDED,
  NO_RESPONDER: grpcStatus.UNAVAILABLE,
  UNAVAILABLE: grpcStatus.UNAVAILABLE,
  BUS_PERMISSION: grpcStatus.INTERNAL,
  MALFORMED: grpcStatus.INTERNAL,
  PROTOCOL_MISMATCH: grpcStatus.FAILED_PRECONDITION,
  INTERNAL: grpcStatus.INTERNAL,
};

const any = (type: string, value: Uint8Array) => ({ typeUrl: `type.googleapis.com/google.rpc.${type}`, value });

/** Prefix of details that name a request's field; each becomes a field violation. */
const fieldPrefix = 'field.';
/** Prefix of details that name a limit of the caller's; each becomes a quota violation. */
const quotaPrefix = 'quota.';

/** The status that a failure has in gRPC, as its name; OK for none. */
export const grpcStatusName = (thrown: unknown): string =>
  thrown === undefined ? 'OK' : grpcStatus[codes[GuichetError.from(thrown).code]];

/** A typed failure as gRPC carries it: code, message and a `google.rpc.Status` with ErrorInfo, RetryInfo, BadRequest and QuotaFailure. */
export function toGrpcError(thrown: unknown): Pick<ServiceError, 'code' | 'details' | 'message' | 'metadata'> {
  const error = GuichetError.from(thrown);
  const code = codes[error.code];
  const entries = Object.entries(error.details);
  const fields = entries.filter(([key]) => key.startsWith(fieldPrefix));
  const details = [
    any(
      'ErrorInfo',
      ErrorInfo.encode(ErrorInfo.fromPartial({ reason: error.code, domain: 'guichet', metadata: Object.fromEntries(entries) })).finish(),
    ),
  ];
  if (error.retryAfterMs !== undefined) {
    const retryDelay = { seconds: Math.floor(error.retryAfterMs / 1000), nanos: (error.retryAfterMs % 1000) * 1_000_000 };
    details.push(any('RetryInfo', RetryInfo.encode(RetryInfo.fromPartial({ retryDelay })).finish()));
  }
  if (fields.length > 0) {
    const fieldViolations = fields.map(([key, description]) => ({ field: key.slice(fieldPrefix.length), description }));
    details.push(any('BadRequest', BadRequest.encode(BadRequest.fromPartial({ fieldViolations })).finish()));
  }
  const quotas = entries.filter(([key]) => key.startsWith(quotaPrefix));
  if (quotas.length > 0) {
    const violations = quotas.map(([key, description]) => ({ subject: key.slice(quotaPrefix.length), description }));
    details.push(any('QuotaFailure', QuotaFailure.encode(QuotaFailure.fromPartial({ violations })).finish()));
  }
  const metadata = new Metadata();
  metadata.set(
    'grpc-status-details-bin',
    Buffer.from(Status.encode(Status.fromPartial({ code, message: error.message, details })).finish()),
  );
  return { code, details: error.message, message: error.message, metadata };
}

/** What a Nest gRPC handler throws. */
export const toRpcException = (thrown: unknown): RpcException => new RpcException(toGrpcError(thrown));
