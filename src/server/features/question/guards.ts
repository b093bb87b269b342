import { z } from 'zod';
import type { Database } from '#db/open.ts';
import { notFound } from '#server/kernel/failure.ts';
import { authorProcedure } from '#server/kernel/trpc.ts';
import { type Member, managerOf } from '#shared/kernel/actor.ts';
import { Id } from '#shared/kernel/id.ts';
import { ManyIds } from '#shared/kernel/many.ts';
import { hasQuestionOfOthers } from './bank/queries.ts';

/**
 * Refuses questions that the caller does not manage as if they did not exist. Those that do not exist pass.
 * @throws not-found
 */
export async function requireManagedQuestions(
  { db, actor }: { db: Database; actor: Member },
  ids: readonly number[],
): Promise<void> {
  if (await hasQuestionOfOthers(db, managerOf(actor), ids)) throw notFound('Question');
}

/** For those who manage the quiz of the question with this id. */
export const managedQuestion = authorProcedure
  .meta({ finds: 'Question' })
  .input(z.object({ id: Id }))
  .use(async ({ ctx, input, next }) => {
    await requireManagedQuestions(ctx, [input.id]);
    return next();
  });

/** For those who manage the quizzes of all of these questions. */
export const managedQuestions = authorProcedure
  .input(z.object({ ids: ManyIds }))
  .use(async ({ ctx, input, next }) => {
    await requireManagedQuestions(ctx, input.ids);
    return next();
  });
