import { TRPCClientError } from '@trpc/client';
import { ForeignResponse, failureOf } from '#web/failure/failure.ts';
import { trpc } from '#web/trpc.ts';

export const useSendContactMessage = () => trpc.contact.send.useMutation();

const fallback = 'Failed to send message. Please try again or contact us directly.';

/** Why a message could not be sent, in words. */
export function contactFailure(error: unknown): string {
  const { code, httpStatus, message } = failureOf(error);
  const isRefusal = httpStatus !== undefined && code !== 'internal' && !isForeign(error);
  if (isRefusal) return message;
  const status = statusOf(error);
  if (status === undefined) return fallback;
  return status < 400
    ? `Invalid response from server. ${fallback}`
    : `HTTP error ${status}. ${fallback}`;
}

/** Whether something between the browser and our server answered. */
const isForeign = (error: unknown): boolean =>
  error instanceof TRPCClientError && error.cause instanceof ForeignResponse;

/** Of the answer, when there was one. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  if (error.cause instanceof ForeignResponse) return error.cause.status;
  // A body that is not JSON, in spite of a status of success.
  if (error.cause instanceof SyntaxError) return 200;
  const answer = error.meta?.response;
  return answer instanceof Response ? answer.status : undefined;
}
