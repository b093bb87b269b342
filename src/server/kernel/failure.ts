import { TRPCError } from '@trpc/server';
import type { FailureCode, FailureDetails } from '#shared/kernel/failure.ts';

type TrpcCode = TRPCError['code'];

/** The tRPC code and the HTTP status of each failure. */
const failures = {
  invalid: { trpc: 'BAD_REQUEST', status: 400 },
  'signed-out': { trpc: 'UNAUTHORIZED', status: 401 },
  'other-account': { trpc: 'CONFLICT', status: 409 },
  forbidden: { trpc: 'FORBIDDEN', status: 403 },
  deactivated: { trpc: 'FORBIDDEN', status: 403 },
  'second-factor': { trpc: 'FORBIDDEN', status: 403 },
  'not-found': { trpc: 'NOT_FOUND', status: 404 },
  conflict: { trpc: 'CONFLICT', status: 409 },
  cooldown: { trpc: 'CONFLICT', status: 409 },
  locked: { trpc: 'CONFLICT', status: 409 },
  'attempt-over': { trpc: 'CONFLICT', status: 409 },
  'attempt-open': { trpc: 'CONFLICT', status: 409 },
  stale: { trpc: 'CONFLICT', status: 409 },
  precondition: { trpc: 'PRECONDITION_FAILED', status: 412 },
  'key-reused': { trpc: 'UNPROCESSABLE_CONTENT', status: 422 },
  'too-many-requests': { trpc: 'TOO_MANY_REQUESTS', status: 429 },
  unavailable: { trpc: 'SERVICE_UNAVAILABLE', status: 503 },
} as const satisfies Record<FailureCode, { trpc: TrpcCode; status: number }>;

/** The HTTP status that a failure is answered with. */
export const statusOf = (code: FailureCode): number => failures[code].status;

/** A refused call. The message is for people, the code for programs. */
export class Failure extends TRPCError {
  readonly failure: FailureCode;
  readonly details: FailureDetails;

  constructor(failure: FailureCode, message: string, details: FailureDetails = {}) {
    super({ code: failures[failure].trpc, message });
    this.failure = failure;
    this.details = details;
  }

  get status(): number {
    return statusOf(this.failure);
  }
}

/** The message of an outage of a service that the process needs. */
export const serviceOutage =
  'The service cannot be reached just now. Please try again in a moment.';

/** A failure whose message is shown at one input field, by its path. */
export const failureAt = (failure: FailureCode, field: string, message: string): Failure =>
  new Failure(failure, message, { fields: { [field]: message } });

export const invalid = (field: string, message: string): Failure =>
  failureAt('invalid', field, message);

/** The answer to a look-up that found nothing, or nothing that this actor may see. */
export function notFound(what: string): Failure {
  return new Failure('not-found', `${what} not found`);
}

/** The row, or a failure that names what is missing. */
export function orNotFound<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw notFound(what);
  return row;
}
