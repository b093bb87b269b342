import type { z } from 'zod';
import { listForPaper } from '#server/features/attempt/queries.ts';
import { listVersionNumbers } from '#server/features/quiz/questions/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, notFound, orNotFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { PracticeAnswerInput } from '#shared/features/practice/schema.ts';
import { isRunning } from '#shared/features/practice/sprint/rules.ts';
import { writeAnswer } from '../mutations.ts';
import { getSprint } from '../sprint/queries.ts';
import { asPractised, feedbackOn, gradedAnswer } from '../views.ts';
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
  const { questionId, version, sprintId } = input;
  const before = await readMemory(db, { userId, questionId }, now);
  if (!before.questions.some((question) => question.questionId === questionId))
    throw notFound('Question');
  const versions = await listVersionNumbers(db, [questionId]);
  // Options are named by their position, which may be another one now.
  if (versions.get(questionId) !== version)
    throw new Failure('conflict', 'This question was changed meanwhile. Take it again later.');
  const [stored] = await listForPaper(db, [questionId], { keep: false });
  const question = asPractised(orNotFound(stored, 'Question'));
  const answer = gradedAnswer(question, userId, input);
  const sprint = sprintId === undefined ? undefined : await getSprint(db, { userId, sprintId });
  const counted = sprint && isRunning(sprint, now) ? sprint.id : null;
  await inTransaction(db, (tx) => writeAnswer(tx, { ...answer, sprintId: counted }, now));
  const after = await readMemory(db, { userId, questionId }, now);
  const { dueAt = now } = after.questions.find((row) => row.questionId === questionId) ?? {};
  return feedbackOn(question, answer, { dueAt, explained: before.explained.has(questionId) });
}
