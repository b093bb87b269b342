import type { QuestionType } from '#shared/features/question/question-types/registry.ts';
import type { MessagesOf } from '#web/language/message-file.ts';
import type { reviewMessages } from './messages/messages.ts';

/** The options of a true-or-false question are the interface's own words; all others are the author's. */
export function optionText(
  type: QuestionType,
  index: number,
  written: string | undefined,
  m: Pick<MessagesOf<typeof reviewMessages>, 'true' | 'false'>,
): string {
  if (type === 'true_false') return index === 0 ? m.true : m.false;
  return written ?? '';
}
