import type { SavedAnswer } from '#shared/features/attempt/schema.ts';
import { anyOf, fieldsOf, integer, literal, position, type Shape } from '#web/stored-shape.ts';
import { savedAnswer } from './saved-answer.ts';

/** The messages between tabs that have the same attempt open. */
export type AttemptMessage =
  | { kind: 'opened' | 'here' | 'closed' | 'over' }
  | { kind: 'answer'; answer: SavedAnswer }
  | { kind: 'checked'; questionId: number }
  | { kind: 'moved'; to: number };

const attemptMessage: Shape<AttemptMessage> = anyOf(
  fieldsOf({ kind: literal('opened', 'here', 'closed', 'over') }),
  fieldsOf({ kind: literal('answer'), answer: savedAnswer }),
  fieldsOf({ kind: literal('checked'), questionId: integer }),
  fieldsOf({ kind: literal('moved'), to: position }),
);

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
        if (attemptMessage(data)) listener(data);
      };
    },
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}
