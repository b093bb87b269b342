import { z } from 'zod';
import { SavedAnswer } from '#shared/features/attempt/schema.ts';

/** What tabs with the same attempt tell one another. */
const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened') }),
  z.object({ kind: z.literal('here') }),
  z.object({ kind: z.literal('closed') }),
  z.object({ kind: z.literal('answer'), answer: SavedAnswer }),
  z.object({ kind: z.literal('over') }),
]);
export type TabMessage = z.infer<typeof Message>;

/** The line between the tabs of this browser that have the same attempt open. */
export interface TabLine {
  say(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  hangUp(): void;
}

export function openTabLine(attemptId: number): TabLine {
  const channel = new BroadcastChannel(`quiz attempt ${attemptId}`);
  let isOpen = true;
  return {
    say: (message) => {
      if (isOpen) channel.postMessage(message);
    },
    listen: (listener) => {
      channel.onmessage = ({ data }) => {
        const message = Message.safeParse(data);
        if (message.success) listener(message.data);
      };
    },
    hangUp: () => {
      isOpen = false;
      channel.close();
    },
  };
}
