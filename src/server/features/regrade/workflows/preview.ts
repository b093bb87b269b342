import type { z } from 'zod';
import { listAsked, listAskedIds } from '#server/features/attempt/grades/queries.ts';
import { listManagedOf } from '#server/features/quiz/queries.ts';
import { listAskedQuestions } from '#server/features/quiz/questions/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import type { RegradeChoice, RegradePreview } from '#shared/features/regrade/schema.ts';
import { type Member, managerOf } from '#shared/kernel/actor.ts';
import { type Effects, effectsOn, previewOf } from '../views.ts';

/** Attempts per statement: it bounds the memory. */
const batchSize = 1000;

/**
 * What a regrade by the question's key as it is now would change; nothing is written. Attempts at all quizzes that ask
 * the question are counted; learners are named of those quizzes that the caller manages.
 */
export async function previewRegrade(
  { db, actor }: Pick<Context, 'db'> & { actor: Member },
  choice: z.output<typeof RegradeChoice>,
): Promise<RegradePreview> {
  const { questionId } = choice;
  const [question] = await listAskedQuestions(db, [questionId]);
  const current = orNotFound(question, 'Question');
  const effects: Effects = [];
  for (let after = 0; ; ) {
    const ids = await listAskedIds(db, { questionId, after, count: batchSize });
    const rows = await listAsked(db, questionId, ids);
    effects.push(...effectsOn(rows, { ...choice, current }));
    const last = ids.at(-1);
    if (last === undefined || ids.length < batchSize) break;
    after = last;
  }
  const quizIds = [...new Set(effects.map(({ row }) => row.quizId))];
  const managed = new Set(await listManagedOf(db, managerOf(actor), quizIds));
  return previewOf(effects, current.version, managed);
}
