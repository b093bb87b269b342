import { TRPCClientError } from '@trpc/client';
import { ForeignResponse, failureOf } from '#web/failure/failure.ts';
import type { MessagesOf } from '#web/language/message-file.ts';
import { trpc } from '#web/trpc.ts';
import type { contactMessages } from './messages/messages.ts';

export const useSendContactMessage = () => trpc.contact.send.useMutation();

type Texts = MessagesOf<typeof contactMessages>['failure'];

/** Why a message could not be sent, in words. */
export function contactFailure(error: unknown, m: Texts): string {
  const { code, httpStatus, message } = failureOf(error);
  const isRefusal = httpStatus !== undefined && code !== 'internal' && !isForeign(error);
  if (isRefusal) return message;
  const status = statusOf(error);
  if (status === undefined) return m.fallback;
  return status < 400 ? m.invalid : m.http({ status: String(status) });
}

/** Whether something between the browser and our server answered. */
const isForeign = (error: unknown): boolean =>
  error instanceof TRPCClientError && error.cause instanceof ForeignResponse;

/** The HTTP status of the response; undefined if there was none. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  if (error.cause instanceof ForeignResponse) return error.cause.status;
  // A body that is not JSON, in spite of a status of success.
  if (error.cause instanceof SyntaxError) return 200;
  const answer = error.meta?.response;
  return answer instanceof Response ? answer.status : undefined;
}
