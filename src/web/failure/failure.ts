import { TRPCClientError } from '@trpc/client';
import type { FailureCode, FailureData } from '#shared/kernel/failure.ts';
import { english } from './english.ts';
import { isMissingCode } from './missing-code.ts';

/** A refused or failed call in the form that screens use. */
export interface CallFailure extends Partial<Omit<FailureData, 'failure'>> {
  code: FailureCode | 'internal' | 'offline';
  /** One sentence for a person. */
  message: string;
}

/** An error response that no procedure of ours wrote, for example a proxy's. */
export class ForeignResponse extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`A response with status ${status} that is not from a procedure`);
    this.status = status;
  }
}

/** A failed call with a title, for pages that make several calls. */
export class TitledFailure extends Error {
  /** 'Error loading categories' */
  readonly title: string;

  constructor(title: string, cause: unknown) {
    super(title, { cause });
    this.title = title;
  }
}

/** In a loader: gives a call's failure a title of its own. */
export async function withTitle<Data>(title: string, loading: Promise<Data>): Promise<Data> {
  try {
    return await loading;
  } catch (cause) {
    throw new TitledFailure(title, cause);
  }
}

let pageTexts = english;

/** In the browser, where a document has one language: its texts for all failures to come. */
export function setFailureTexts(texts: typeof english): void {
  pageTexts = texts;
}

/**
 * Reads any error that a call, a loader or a render threw.
 * @param texts what is rendered on the server has to pass those of the reader
 */
export function failureOf(error: unknown, texts = pageTexts): CallFailure {
  const { unreachable, unexpected } = texts;
  if (error instanceof TitledFailure) return failureOf(error.cause, texts);
  if (isMissingCode(error)) return { code: 'offline', message: unreachable };
  if (!(error instanceof TRPCClientError)) return { code: 'internal', message: unexpected };
  if (error.cause instanceof ForeignResponse) return foreignFailure(error.cause.status, texts);
  if (!isFailureData(error.data)) return { code: 'offline', message: unreachable };
  const { failure, ...details } = error.data;
  return { ...details, code: failure, message: error.message || unexpected };
}

/** Whether a call failed with one of these codes. */
export function isFailure(error: unknown, ...codes: CallFailure['code'][]): boolean {
  return codes.includes(failureOf(error).code);
}

/** A proxy sends these when the server behind it does not answer. */
const gatewayStatuses = new Set([502, 503, 504]);

function foreignFailure(
  httpStatus: number,
  { restarting, unexpected }: typeof english,
): CallFailure {
  return gatewayStatuses.has(httpStatus)
    ? { code: 'unavailable', httpStatus, message: restarting }
    : { code: 'internal', httpStatus, message: unexpected };
}

const temporary: readonly CallFailure['code'][] = [
  'offline',
  'internal',
  'unavailable',
  'too-many-requests',
];

/** Whether the same call may succeed later on its own. */
export function isTemporary(failure: CallFailure): boolean {
  return temporary.includes(failure.code);
}

/** The server's message about a refused call, or `fallback` if it gave none. */
export function messageOf(error: unknown, fallback: string): string {
  const { code, message } = failureOf(error);
  return code === 'internal' || code === 'offline' ? fallback : message;
}

/** The failure in the form `STATUS: text`, for logs and for programs. */
export function statusLine({ httpStatus, message }: CallFailure): string {
  return httpStatus === undefined ? message : `${httpStatus}: ${message}`;
}

function isFailureData(data: unknown): data is FailureData {
  return typeof data === 'object' && data !== null && 'failure' in data && 'httpStatus' in data;
}
