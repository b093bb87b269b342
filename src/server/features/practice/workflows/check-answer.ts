import type { z } from 'zod';
import type { Context } from '#server/kernel/context.ts';
import { notFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { PracticeAnswerInput } from '#shared/features/practice/schema.ts';
import { isRunning } from '#shared/features/practice/sprint/rules.ts';
import { writeAnswer } from '../mutations.ts';
import { getSprint } from '../sprint/queries.ts';
import { gradedAnswer, reviewOf } from '../views.ts';
import { getPractised } from './find-practised.ts';
import { readMemory } from './read-memory.ts';

/**
 * Grades and stores an answer. A question that the learner may not practise is not found, so that no key of it becomes
 * known.
 */
export async function checkAnswer(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
  input: z.output<typeof PracticeAnswerInput>,
) {
  const { questionId, sprintId } = input;
  const before = await readMemory(db, { userId, questionId }, now);
  if (!before.questions.some((question) => question.questionId === questionId))
    throw notFound('Question');
  const question = await getPractised(db, input);
  const answer = { ...gradedAnswer(question, input), userId };
  const sprint = sprintId === undefined ? undefined : await getSprint(db, { userId, sprintId });
  const counted = sprint && isRunning(sprint, now) ? sprint.id : null;
  await inTransaction(db, (tx) => writeAnswer(tx, { ...answer, sprintId: counted }, now));
  const after = await readMemory(db, { userId, questionId }, now);
  const { dueAt = now } = after.questions.find((row) => row.questionId === questionId) ?? {};
  const explained = before.explained.has(questionId);
  return { review: reviewOf(question, answer, { explained }), dueAt };
}
