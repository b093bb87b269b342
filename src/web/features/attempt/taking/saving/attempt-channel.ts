import { z } from 'zod';
import { SavedAnswer } from '#shared/features/attempt/schema.ts';

/** The messages between tabs that have the same attempt open. */
const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened') }),
  z.object({ kind: z.literal('here') }),
  z.object({ kind: z.literal('closed') }),
  z.object({ kind: z.literal('answer'), answer: SavedAnswer }),
  z.object({ kind: z.literal('moved'), to: z.int().min(0) }),
  z.object({ kind: z.literal('over') }),
]);
export type AttemptMessage = z.infer<typeof Message>;

/** The channel between the tabs of this browser that have the same attempt open. */
export interface AttemptChannel {
  post(message: AttemptMessage): void;
  subscribe(listener: (message: AttemptMessage) => void): void;
  close(): void;
}

export function openAttemptChannel(attemptId: number): AttemptChannel {
  const channel = new BroadcastChannel(`quiz attempt ${attemptId}`);
  let isOpen = true;
  return {
    post: (message) => {
      if (isOpen) channel.postMessage(message);
    },
    subscribe: (listener) => {
      channel.onmessage = ({ data }) => {
        const message = Message.safeParse(data);
        if (message.success) listener(message.data);
      };
    },
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}
