import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import {
  Allowed,
  AllowedInput,
  allowsSomething,
  exceptionProblem,
  namesItsQuiz,
} from '../exception/schema.ts';
import { QuizRef } from './assignments/schema.ts';

const { extraTimePercent, extraAttempts, closesAt } = AllowedInput.shape;

/** What a class allows one of its members; it replaces what the class allowed on the same quiz. */
export const ClassExceptionInput = z
  .object({
    quizId: Id.nullable().describe(
      'A quiz that is assigned in the class, also in a series; null for all of them',
    ),
    extraTimePercent: extraTimePercent.default(0).describe('Extra time, percent'),
    extraAttempts: extraAttempts
      .default(0)
      .describe('Attempts beyond those that the quiz allows; not for all quizzes'),
    closesAt: closesAt
      .default(null)
      .describe('A later closing date; null for none; not for all quizzes'),
  })
  .refine(namesItsQuiz, exceptionProblem.noQuiz)
  .refine(allowsSomething, exceptionProblem.nothing);

export const ClassException = Allowed.extend({
  id: z.int(),
  quiz: QuizRef.nullable().describe('Null for all quizzes that are assigned in the class'),
  byName: z.string().nullable().describe('Who gave it; null for an erased account'),
  at: Timestamp.describe('When it was given'),
});

/** An exception that is in effect, without who gave it. */
const ExceptionInEffect = Allowed.extend({
  source: z
    .enum(['class', 'other-class', 'administrator', 'learner'])
    .describe(
      'Who gave it: this class, another one, or an administrator; or the learner has chosen the time',
    ),
});

/** An assigned quiz as it is for one member now. */
export const MemberQuiz = QuizRef.extend({
  startsAt: Timestamp.describe(
    'The start of the assignment; the exceptions of the class are in effect from then on',
  ),
  timeLimitMinutes: z
    .int()
    .nullable()
    .describe('With the extra time; null for a quiz without a time limit'),
  extraTimePercent: z.int().describe('Extra time, percent'),
  attempts: z.int().describe('Attempts that the member has used'),
  maxAttempts: z
    .int()
    .nullable()
    .describe('With the additional ones; null for any number of attempts'),
  closesAt: Timestamp.nullable().describe('When the quiz closes for the member; null for never'),
  waitsUntil: Timestamp.nullable().describe(
    'Until when the member has to wait before the next attempt; null for no wait',
  ),
  exceptions: z.array(ExceptionInEffect).describe('All that are in effect, whichever gave them'),
});

/** What one member of a class is allowed beyond the rules of the assigned quizzes. */
export const MemberExceptions = z.object({
  member: z.object({ userId: z.int(), name: z.string() }).describe('Whose they are'),
  updatedAt: Timestamp.describe(
    'When the class last changed what it has given; `loadedUpdatedAt` of a later change',
  ),
  given: z.array(ClassException).describe('What this class has given, in effect or not'),
  quizzes: z.array(MemberQuiz).describe('The assigned quizzes with what is in effect for each'),
});
export type MemberExceptions = z.infer<typeof MemberExceptions>;
