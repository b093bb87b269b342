import { useFormat, useMessages } from '#web/language/language.tsx';
import { useWaitingCount } from './api.ts';
import { markingMessages } from './messages/messages.ts';

/** How many answers wait for the reader's mark, in figures and in words; undefined while none does. */
export function useWaitingMark() {
  const m = useMessages(markingMessages);
  const format = useFormat();
  const count = useWaitingCount() ?? 0;
  return count === 0 ? undefined : { figure: format.count(count), words: m.toMark({ count }) };
}
