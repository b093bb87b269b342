import { z } from 'zod';
import type { FailureCode, FailureData } from '#shared/kernel/failure.ts';
import { type Translate, untranslated } from '#shared/kernel/refusals/translate.ts';
import { isOutage } from './database/outage.ts';
import { isMissingReference, isUniqueViolation } from './database/violations.ts';
import { Failure, serviceOutage } from './failure.ts';

type ErrorLike = Error & { code?: string; cause?: unknown };

/** Answers to errors of the framework, which are neither failures nor bugs, by tRPC code. */
const plainErrors: Record<string, { failure: FailureCode; status: number; message: string }> = {
  NOT_FOUND: { failure: 'not-found', status: 404, message: 'Not found' },
  PARSE_ERROR: { failure: 'invalid', status: 400, message: 'The request is not valid JSON' },
  BAD_REQUEST: { failure: 'invalid', status: 400, message: 'The request is not valid' },
  METHOD_NOT_SUPPORTED: { failure: 'invalid', status: 405, message: 'Method not allowed' },
  PAYLOAD_TOO_LARGE: { failure: 'invalid', status: 413, message: 'The request is too large' },
  UNSUPPORTED_MEDIA_TYPE: { failure: 'invalid', status: 415, message: 'Send the request as JSON' },
};

const outage = {
  failure: 'unavailable',
  status: 503,
  message: serviceOutage,
} as const;

/** Two calls stored the same unique value at the same time, and the database refused the second. */
const duplicate = {
  failure: 'conflict',
  status: 409,
  message: 'The same was stored by another call just now. Please reload and try again.',
} as const;

function plainErrorOf(error: ErrorLike) {
  if (isOutage(error) || isOutage(error.cause)) return outage;
  if (isUniqueViolation(error) || isUniqueViolation(error.cause)) return duplicate;
  if (isMissingReference(error) || isMissingReference(error.cause)) return plainErrors.NOT_FOUND;
  const { code = '' } = error;
  return Object.hasOwn(plainErrors, code) ? plainErrors[code] : undefined;
}

/** What an error is, and its status of HTTP; anything unknown is a bug of ours. */
export function kindOf(error: ErrorLike): { failure: FailureData['failure']; status: number } {
  if (error instanceof Failure) return error;
  return plainErrorOf(error) ?? { failure: 'internal', status: 500 };
}

/** The validation issues of an input; undefined for any other error, such as an invalid output. */
export function inputMistakes({ code, cause }: ErrorLike): z.core.$ZodIssue[] | undefined {
  return code === 'BAD_REQUEST' && cause instanceof z.ZodError ? cause.issues : undefined;
}

/** The message that people may read: the reason of a failure, or one fixed sentence for a bug. */
export function publicMessage(error: ErrorLike, translate: Translate): string {
  if (error instanceof Failure) return translate(error.message);
  return translate(
    inputMistakes(error)?.[0]?.message ??
      plainErrorOf(error)?.message ??
      'Something went wrong on our side. Please try again.',
  );
}

/** The machine-readable part of an error, the same for tRPC and REST; only the messages of fields are translated. */
export function failureData(
  error: ErrorLike,
  requestId: string,
  translate: Translate = untranslated,
): FailureData {
  const { failure, status: httpStatus } = kindOf(error);
  const mistakes = inputMistakes(error);
  const { fields, ...details } =
    error instanceof Failure ? error.details : { fields: mistakes && fieldMessages(mistakes) };
  return {
    failure,
    httpStatus,
    requestId,
    ...details,
    ...(fields ? { fields: mapValues(fields, translate) } : {}),
  };
}

function fieldMessages(issues: z.core.$ZodIssue[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join('.');
    if (!fields.has(field)) fields.set(field, message);
  }
  return Object.fromEntries(fields);
}

const mapValues = (texts: Record<string, string>, change: Translate): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text)]));

export const isOurFault = (error: ErrorLike) =>
  !(error instanceof Failure) && kindOf(error).status >= 500;
