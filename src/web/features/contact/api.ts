import { TRPCClientError } from '@trpc/client';
import { failureOf } from '../../failure.ts';
import { trpc } from '../../trpc.ts';

export const useSendContactMessage = () => trpc.contact.send.useMutation();

const fallback = 'Failed to send message. Please try again or contact us directly.';

/** Why a message could not be sent, in words. */
export function contactFailure(error: unknown): string {
  const { code, httpStatus, message } = failureOf(error);
  if (code === 'internal' && httpStatus !== undefined)
    return `HTTP error ${httpStatus}. ${fallback}`;
  if (code !== 'internal' && code !== 'offline') return message;
  const unreadable = error instanceof TRPCClientError && error.cause instanceof SyntaxError;
  return unreadable ? `Invalid response from server. ${fallback}` : fallback;
}
