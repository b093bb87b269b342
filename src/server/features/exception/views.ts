import type { z } from 'zod';
import type { PersonException } from '#shared/features/exception/schema.ts';
import type { listExceptionsByClasses } from './classes/queries.ts';
import type { listExceptions } from './queries.ts';

interface AboutQuiz {
  quizId: number | null;
  quizTitle: string | null;
  quizLanguage: string | null;
}

/** The quiz that an exception is about; null for all quizzes. */
export const exceptedQuiz = ({ quizId, quizTitle, quizLanguage }: AboutQuiz) =>
  quizId === null ? null : { id: quizId, title: quizTitle ?? '', language: quizLanguage ?? '' };

type Row = Awaited<ReturnType<typeof listExceptions>>[number];
type ClassRow = Awaited<ReturnType<typeof listExceptionsByClasses>>[number];

export const personException = (row: Row): z.input<typeof PersonException> => ({
  id: row.id,
  class: null,
  quiz: exceptedQuiz(row),
  byName: row.byName,
  at: row.at,
  ...allowedBy(row),
});

export const exceptionByClass = (row: ClassRow): z.input<typeof PersonException> => ({
  id: row.id,
  class: { id: row.classId, name: row.className },
  quiz: exceptedQuiz(row),
  byName: row.byName,
  at: row.at,
  ...allowedBy(row),
});

/** What an exception allows. */
export const allowedBy = ({
  extraTimePercent,
  extraAttempts,
  closesAt,
}: Pick<Row, 'extraTimePercent' | 'extraAttempts' | 'closesAt'>) => ({
  extraTimePercent,
  extraAttempts,
  closesAt,
});

/**
 * The version of what a class or the administrators allow a person. Its writer is known while what was written then is
 * still there.
 * @param updatedAt when it was last changed
 */
export const versionOfExceptions = (
  updatedAt: Date,
  given: readonly Pick<Row, 'at' | 'byName'>[],
) => ({
  updatedAt,
  updatedByName: given.find(({ at }) => at.getTime() === updatedAt.getTime())?.byName ?? null,
});
