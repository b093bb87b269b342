import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';

const mostExtraTime = 300;
export const mostExtraAttempts = 100;

export const ExceptionInput = z
  .object({
    userId: Id,
    quizId: Id.nullable().describe('null for every quiz'),
    extraTimePercent: z.int().min(0).max(mostExtraTime),
    extraAttempts: z.int().min(0).max(mostExtraAttempts),
    closesAt: z.iso.datetime({ offset: true }).nullable(),
  })
  .refine(
    ({ quizId, extraAttempts, closesAt }) =>
      quizId !== null || (extraAttempts === 0 && closesAt === null),
    { path: ['quizId'], message: 'Choose a quiz for more attempts or a later date' },
  )
  .refine(
    ({ extraTimePercent, extraAttempts, closesAt }) =>
      extraTimePercent > 0 || extraAttempts > 0 || closesAt !== null,
    { path: ['extraTimePercent'], message: 'Choose what is allowed' },
  );

export const PersonException = z.object({
  id: z.int(),
  /** Null for every quiz. */
  quiz: z.object({ id: z.int(), title: z.string(), language: z.string() }).nullable(),
  extraTimePercent: z.int(),
  extraAttempts: z.int(),
  closesAt: Timestamp.nullable(),
});
