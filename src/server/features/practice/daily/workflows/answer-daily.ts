import type { z } from 'zod';
import { listOpenQuestionIds } from '#server/features/attempt/history/queries.ts';
import { writeAnswer } from '#server/features/practice/mutations.ts';
import { gradedAnswer, reviewOf } from '#server/features/practice/views.ts';
import { getPractised } from '#server/features/practice/workflows/find-practised.ts';
import { readMemory } from '#server/features/practice/workflows/read-memory.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { isAnswerable } from '#shared/features/practice/daily/rules.ts';
import type { DailyAnswerInput, DailyFeedback } from '#shared/features/practice/daily/schema.ts';
import { writeDailyAnswer } from '../mutations.ts';
import { countTakers } from '../queries.ts';
import { chooseForDay } from './read-daily.ts';

/**
 * Grades an answer to the question of the day. The first one of a member on a day is an answer in practice too; of
 * guests, nothing is stored but whether it was right.
 * @param userId null for a guest
 */
export async function answerDaily(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number | null,
  { day, ...given }: z.output<typeof DailyAnswerInput>,
): Promise<z.input<typeof DailyFeedback>> {
  const { questionId, answerId } = given;
  const question = await getPractised(db, given);
  await requireAskedNow({ db, now }, day, questionId);
  if (userId !== null && (await listOpenQuestionIds(db, userId, now)).includes(questionId))
    throw new Failure('conflict', 'Your open attempt asks this question. Please finish it first.');
  const graded = gradedAnswer(question, given);
  const { isCorrect } = graded;
  await inTransaction(db, async (tx) => {
    const row = { day, questionId, userId, answerId, isCorrect, answeredAt: now };
    const isFirst = await writeDailyAnswer(tx, row);
    if (isFirst && userId !== null) await writeAnswer(tx, { ...graded, userId }, now);
  });
  return {
    review: reviewOf(question, graded, { explained: true }),
    dueAt: userId === null ? null : await dueAgain(db, { userId, questionId }, now),
    ...(await countTakers(db, day, questionId)),
  };
}

/** Only the question of the day has its key shown. */
async function requireAskedNow(
  { db, now }: Pick<Context, 'db' | 'now'>,
  day: string,
  questionId: number,
): Promise<void> {
  const chosen = isAnswerable(day, now) ? await chooseForDay(db, day, now) : undefined;
  if (chosen?.questionId !== questionId)
    throw new Failure('conflict', 'There is another question of the day now.');
}

async function dueAgain(
  db: Context['db'],
  which: { userId: number; questionId: number },
  now: Date,
): Promise<Date | null> {
  const { questions } = await readMemory(db, which, now);
  return questions.find(({ questionId }) => questionId === which.questionId)?.dueAt ?? null;
}
