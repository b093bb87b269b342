import { questionTypes } from '#shared/features/quiz/question-types/registry.ts';
import type { EditedQuestion } from './question-list-state.ts';

export interface OutlineEntry {
  question: EditedQuestion;
  /** Its place in the quiz, from 0. */
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
  return entries.filter(({ question: { text, options, explanation }, index }) => {
    const all = [text, ...options, explanation].join(' ').toLowerCase();
    return words.every((word) => all.includes(word)) || filter.trim() === String(index + 1);
  });
}

/** The key of a question in a few words: `Oslo`, `2, 5`, `No key yet`. */
export function answerOf({ type, ...key }: EditedQuestion): string {
  return questionTypes[type].describeKey(key).join(', ') || 'No key yet';
}
