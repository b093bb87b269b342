import type { MessagesOf } from '../language/message-file.ts';
import type { Toast } from '../ui/toaster.tsx';
import type { listsMessages } from './messages/messages.ts';

export interface Outcome {
  id: number;
  outcome: 'done' | 'unchanged' | 'missing' | 'refused';
  message?: string;
}

/** How an action on several rows ended, as messages of the feature whose rows they are. */
export interface OutcomeMessages {
  /** '3 quizzes deleted'; also names the action, so that toasts of the same one are counted together. */
  done: (values: { count: number }) => string;
  /** When nothing was done: 'Not deleted' */
  notDone: string;
  /** '3 quizzes already deleted.' */
  already: (values: { count: number }) => string;
  /** '2 quizzes had been deleted meanwhile.' */
  missing: (values: { count: number }) => string;
}

export interface OutcomeWords {
  messages: OutcomeMessages;
  /** The name of a row by its id, for those that were refused. */
  nameOf: (id: number) => string;
  undo?: (() => void) | undefined;
}

/** Whether every row was refused: what was chosen for them can be changed, and tried again. */
export const isRefused = (outcomes: readonly Outcome[]): boolean =>
  outcomes.length > 0 && outcomes.every(({ outcome }) => outcome === 'refused');

/** Says how an action on several rows ended: how many it reached, and which it did not and why. */
export function outcomeToast(
  outcomes: readonly Outcome[],
  { messages, nameOf, undo }: OutcomeWords,
  m: MessagesOf<typeof listsMessages>,
): Toast {
  const countOf = (wanted: Outcome['outcome']) =>
    outcomes.filter(({ outcome }) => outcome === wanted).length;
  const reached = countOf('done');
  const missing = countOf('missing');
  const unchanged = countOf('unchanged');
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
  const details = [
    ...refused.map(({ id, message = '' }) => m.refused({ name: nameOf(id), message })),
    ...(missing > 0 ? [messages.missing({ count: missing })] : []),
    ...(unchanged > 0 && reached === 0 ? [messages.already({ count: unchanged })] : []),
  ];
  const titleOf = (count: number) => messages.done({ count });
  return {
    title: reached === 0 && refused.length > 0 ? messages.notDone : titleOf(reached),
    ...(details.length > 0
      ? { message: details.slice(0, 3).join(' ') }
      : reached === 1
        ? { message: nameOf(outcomes.find(({ outcome }) => outcome === 'done')?.id ?? 0) }
        : {}),
    tone: refused.length > 0 ? 'fail' : 'pass',
    ...(reached > 0 ? { tally: { kind: titleOf(1), count: reached, title: titleOf } } : {}),
    ...(undo && reached > 0 ? { action: { label: m.undo, onClick: undo } } : {}),
    ...(undo || refused.length > 0 ? { duration: 10_000 } : {}),
  };
}
