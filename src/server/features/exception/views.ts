import type { z } from 'zod';
import type { PersonException } from '#shared/features/exception/schema.ts';
import type { listExceptions } from './queries.ts';

type Row = Awaited<ReturnType<typeof listExceptions>>[number];

export const personException = ({
  quizId,
  quizTitle,
  quizLanguage,
  ...exception
}: Row): z.input<typeof PersonException> => ({
  ...exception,
  quiz:
    quizId === null ? null : { id: quizId, title: quizTitle ?? '', language: quizLanguage ?? '' },
});
