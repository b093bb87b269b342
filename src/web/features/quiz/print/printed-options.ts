import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { optionsForTaker } from '#shared/features/question/question-types/registry.ts';
import type { MessagesOf } from '#web/language/message-file.ts';
import type { printMessages } from './messages/messages.ts';

/** The options as the paper lists them; those of a true-or-false question are the interface's own words. */
export function printedOptions(
  question: PaperQuestion,
  m: Pick<MessagesOf<typeof printMessages>, 'true' | 'false'>,
): string[] {
  const texts = question.type === 'true_false' ? [m.true, m.false] : optionsForTaker(question);
  return question.order.map((index) => texts[index] ?? '');
}
