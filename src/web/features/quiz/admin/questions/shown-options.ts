import type { MessagesOf } from '#web/language/message-file.ts';
import type { questionMessages } from './messages/messages.ts';
import type { EditedQuestion } from './question-list-state.ts';

/** The options of a true-or-false question are the interface's own words; all others are the author's. */
export function shownOptions(
  { type, options }: EditedQuestion,
  m: Pick<MessagesOf<typeof questionMessages>, 'true' | 'false'>,
): readonly string[] {
  return type === 'true_false' ? [m.true, m.false] : options;
}
