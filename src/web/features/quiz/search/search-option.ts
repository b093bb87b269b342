import type { QuizSuggestion } from '#shared/features/quiz/schema.ts';

/** What the search box offers: a quiz whose title matches, or a text that was searched for before. */
export type SearchOption =
  | { kind: 'quiz'; quiz: QuizSuggestion }
  | { kind: 'earlier'; text: string };

export const optionLink = (option: SearchOption) =>
  option.kind === 'quiz'
    ? ({ to: '/quiz/$id', params: { id: String(option.quiz.id) } } as const)
    : ({ to: '/quizzes', search: { q: option.text } } as const);
