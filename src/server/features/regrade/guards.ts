import { z } from 'zod';
import { hasQuestionOfOthers } from '#server/features/question/bank/queries.ts';
import { requireManagedQuestions } from '#server/features/question/guards.ts';
import { invalid, notFound, orNotFound } from '#server/kernel/failure.ts';
import { authorProcedure } from '#server/kernel/trpc.ts';
import type { RegradeMethod } from '#shared/features/attempt/rules.ts';
import {
  isMarkedByHand,
  type QuestionType,
} from '#shared/features/question/question-types/registry.ts';
import { methodsFor } from '#shared/features/regrade/methods.ts';
import { managerOf } from '#shared/kernel/actor.ts';
import { Id } from '#shared/kernel/id.ts';
import { findRegrade } from './queries.ts';

/** For those who manage the quiz of the question that is regraded. */
export const ofManagedQuestion = authorProcedure
  .meta({ finds: 'Question' })
  .input(z.object({ questionId: Id }))
  .use(async ({ ctx, input, next }) => {
    await requireManagedQuestions(ctx, [input.questionId]);
    return next();
  });

/** @throws invalid for a key method where a person marks the answers */
export function requireMethod({ type }: { type: QuestionType }, method: RegradeMethod): void {
  const methods: readonly RegradeMethod[] = methodsFor({ isMarkedByHand: isMarkedByHand(type) });
  if (!methods.includes(method))
    throw invalid('method', 'Answers that a person marks have no key to grade them by');
}

/** For those who manage the quiz of the question that this regrade is about. */
export const managedRegrade = authorProcedure
  .meta({ finds: 'Regrade' })
  .input(z.object({ id: Id }))
  .use(async ({ ctx, input, next }) => {
    const { questionId } = orNotFound(await findRegrade(ctx.db, input.id), 'Regrade');
    if (await hasQuestionOfOthers(ctx.db, managerOf(ctx.actor), [questionId]))
      throw notFound('Regrade');
    return next();
  });
