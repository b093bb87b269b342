import { textsOfGap } from '#shared/features/question/question-types/gaps.ts';
import { questionTypes } from '#shared/features/question/question-types/registry.ts';
import { withDescriptions } from '#shared/kernel/text/excerpt.ts';
import type { MessagesOf } from '#web/language/message-file.ts';
import type { questionMessages } from './messages/messages.ts';
import type { EditedQuestion } from './question-list-state.ts';
import { shownOptions } from './shown-options.ts';

export interface OutlineEntry {
  question: EditedQuestion;
  /** Its index in the quiz. */
  index: number;
}

/** The questions that contain every word of `filter` in their text, options or explanation, or have it as their number. */
export function matchingQuestions(
  questions: readonly EditedQuestion[],
  filter: string,
): OutlineEntry[] {
  const entries = questions.map((question, index) => ({ question, index }));
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(({ question: { text, options, gaps, explanation }, index }) => {
    const all = [text, ...options, ...gaps.flatMap(textsOfGap), explanation]
      .join(' ')
      .toLowerCase();
    return words.every((word) => all.includes(word)) || filter.trim() === String(index + 1);
  });
}

/** The key of a question in a few words: `Oslo`, `2, 5`; empty while it has none. */
export function keyOf(
  question: EditedQuestion,
  m: Pick<MessagesOf<typeof questionMessages>, 'true' | 'false'>,
): string {
  const key = { ...question, options: shownOptions(question, m) };
  return withDescriptions(questionTypes[question.type].describeKey(key).join(', '));
}
