import type { z } from 'zod';
import type { NotedQuestion } from '#shared/features/practice/bookmarks/schema.ts';
import { plainPreview } from '#shared/kernel/text/excerpt.ts';
import type { listNoted, listNotedQuizzes } from './queries.ts';

const previewLength = 300;

type Row = Awaited<ReturnType<typeof listNoted>>['items'][number];
type Quiz = Awaited<ReturnType<typeof listNotedQuizzes>>[number];

/** A quiz and its category, as the list names them. */
export const quizOfNotes = ({ id, quizTitle: title, quizLanguage: language, ...quiz }: Quiz) => ({
  quiz: { id, title, language },
  category: quiz.categoryId === null ? null : { id: quiz.categoryId, name: quiz.categoryName },
});

export const notedQuestion = (
  { text, ...row }: Row,
  quiz: Quiz,
): z.input<typeof NotedQuestion> => ({
  ...row,
  preview: plainPreview(text, previewLength),
  ...quizOfNotes(quiz),
});
