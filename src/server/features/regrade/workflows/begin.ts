import type { z } from 'zod';
import { recordAct } from '#db/audit.ts';
import { countAsked } from '#server/features/attempt/grades/queries.ts';
import { listAskedQuestions, listVersionNumbers } from '#server/features/quiz/questions/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, notFound, orNotFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { RegradeInput } from '#shared/features/regrade/schema.ts';
import { requireMethod } from '../guards.ts';
import { createRegrade } from '../mutations.ts';

/**
 * Decides about the past answers to a question. The attempts are graded in the background.
 * @throws conflict when the question was changed after the preview, or another regrade of it is running
 */
export async function beginRegrade(
  { db, jobs, now }: Pick<Context, 'db' | 'jobs' | 'now'>,
  input: z.output<typeof RegradeInput>,
  createdBy: number,
): Promise<void> {
  const { questionId, version, method } = input;
  await inTransaction(db, async (tx) => {
    const current = (await listVersionNumbers(tx, [questionId])).get(questionId);
    if (current === undefined) throw notFound('Question');
    if (current !== version)
      throw new Failure('conflict', 'The question was changed meanwhile. Look at it again.');
    const isLeft = method === 'leave';
    const [question] = await listAskedQuestions(tx, [questionId]);
    if (!isLeft) requireMethod(orNotFound(question, 'Question'), method);
    const attempts = isLeft ? 0 : await countAsked(tx, questionId);
    const state = isLeft ? 'done' : 'running';
    const created = await createRegrade(tx, { ...input, attempts, state, createdBy }, now);
    if (!created) throw stillRunning();
    if (!isLeft) await jobs.enqueue(tx, 'regrade', { regradeId: created.id });
    await recordAct(tx, { kind: 'questions', rowId: questionId }, { regrade: method, attempts });
  });
}

export const stillRunning = (): Failure =>
  new Failure(
    'conflict',
    'The answers to this question are being graded again. Wait until it is done.',
  );
