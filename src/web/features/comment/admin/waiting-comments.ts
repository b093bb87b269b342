import { useFormat, useMessages } from '#web/language/language.tsx';
import { useHasRole } from '#web/session/roles.ts';
import { useCountToReview } from './api.ts';
import { commentAdminMessages } from './messages/messages.ts';

/** How many comments need the reader's decision, in figures and in words; undefined while none does. */
export function useWaitingComments() {
  const m = useMessages(commentAdminMessages);
  const format = useFormat();
  const count = useCountToReview(useHasRole('author'));
  return count === 0 ? undefined : { figure: format.count(count), words: m.toReview({ count }) };
}
