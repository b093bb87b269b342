import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';

const maxExtraTime = 300;
export const maxExtraAttempts = 100;

/** What is allowed, as it is entered. */
export const AllowedInput = z.object({
  extraTimePercent: z.int().min(0).max(maxExtraTime),
  extraAttempts: z.int().min(0).max(maxExtraAttempts),
  closesAt: z.iso.datetime({ offset: true }).nullable(),
});

interface Entered extends z.infer<typeof AllowedInput> {
  quizId: number | null;
}

/** Attempts and dates belong to one quiz. */
export const namesItsQuiz = ({ quizId, extraAttempts, closesAt }: Entered): boolean =>
  quizId !== null || (extraAttempts === 0 && closesAt === null);

export const allowsSomething = ({ extraTimePercent, extraAttempts, closesAt }: Entered): boolean =>
  extraTimePercent > 0 || extraAttempts > 0 || closesAt !== null;

export const exceptionProblem = {
  noQuiz: { path: ['quizId'], message: 'Choose a quiz for more attempts or a later date' },
  nothing: { path: ['extraTimePercent'], message: 'Choose what is allowed' },
};

export const ExceptionInput = AllowedInput.extend({
  userId: Id,
  quizId: Id.nullable().describe('null for every quiz'),
})
  .refine(namesItsQuiz, exceptionProblem.noQuiz)
  .refine(allowsSomething, exceptionProblem.nothing);

/** What is allowed beyond the rules of a quiz. */
export const Allowed = z.object({
  extraTimePercent: z.int().describe('Extra time, percent'),
  extraAttempts: z.int().describe('Attempts beyond those that the quiz allows'),
  closesAt: Timestamp.nullable().describe('A later closing date; null for none'),
});

export const PersonException = Allowed.extend({
  id: z.int(),
  /** The class that gave it; null for one by an administrator. */
  class: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Null for every quiz, or all that the class assigns. */
  quiz: z.object({ id: z.int(), title: z.string(), language: z.string() }).nullable(),
  /** Who gave it; null for an erased account. */
  byName: z.string().nullable(),
  at: Timestamp,
});

export const PersonExceptions = z.object({
  /** When administrators last changed what they allow; `loadedUpdatedAt` of a later change. */
  updatedAt: Timestamp,
  /** How much more time the person has chosen in the accessibility profile, percent. */
  chosenTimePercent: z.int(),
  exceptions: z.array(PersonException),
});
