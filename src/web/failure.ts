import { TRPCClientError } from '@trpc/client';
import type { FailureCode, FailureData } from '#shared/kernel/failure.ts';

/** A refused or failed call, as a screen needs to know it. */
export interface CallFailure extends Partial<Omit<FailureData, 'failure'>> {
  code: FailureCode | 'internal' | 'offline';
  /** One sentence for a person. */
  message: string;
}

/** An answer that is an error and comes from no procedure: from a proxy, or from nothing of ours. */
export class ForeignAnswer extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`An answer with status ${status} that no procedure gave`);
    this.status = status;
  }
}

const unreachable = 'We could not reach the server. Check your connection and try again.';
const unexpected = 'Something went wrong. Please try again.';

/** Reads any error that a call, a loader or a render threw. */
export function failureOf(error: unknown): CallFailure {
  if (!(error instanceof TRPCClientError)) return { code: 'internal', message: unexpected };
  if (!isFailureData(error.data)) return { code: 'offline', message: unreachable };
  const { failure, ...details } = error.data;
  return { ...details, code: failure, message: error.message || unexpected };
}

const passing: readonly CallFailure['code'][] = [
  'offline',
  'internal',
  'unavailable',
  'too-many-requests',
];

/** Whether the same call may succeed later, without anybody doing anything about it. */
export function isPassing(failure: CallFailure): boolean {
  return passing.includes(failure.code);
}

/** The message of a refused call, or `fallback` when the call could not name a reason. */
export function messageOf(error: unknown, fallback: string): string {
  const { code, message } = failureOf(error);
  return code === 'internal' ? fallback : message;
}

/** The failure in the form `STATUS: text`, for logs and for programs. */
export function statusLine({ httpStatus, message }: CallFailure): string {
  return httpStatus === undefined ? message : `${httpStatus}: ${message}`;
}

function isFailureData(data: unknown): data is FailureData {
  return typeof data === 'object' && data !== null && 'failure' in data && 'httpStatus' in data;
}
