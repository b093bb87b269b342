import { z } from 'zod';
import type { Database } from '#db/open.ts';
import { secureChance } from '#server/kernel/chance.ts';
import { inGuardedTransaction } from '#server/kernel/unchanged.ts';
import {
  DrawRule,
  DrawRules,
  DrawSample,
  DrawSeed,
  QuizDraws,
} from '#shared/features/quiz/draws.ts';
import { LoadedAt } from '#shared/kernel/loaded-at.ts';
import { administeredQuiz } from '../guards.ts';
import { listQuestionsByIds } from '../questions/queries.ts';
import { takeSlots } from '../slots/guards.ts';
import { touchSlots } from '../slots/mutations.ts';
import { getSlotsVersion } from '../slots/queries.ts';
import { requireFilledDraws } from './guards.ts';
import { replaceDraws } from './mutations.ts';
import { countCandidates, findDrawable, listDrawsForAuthor } from './queries.ts';

/** What a quiz draws from the bank, besides its own questions. */
export const drawProcedures = {
  draws: administeredQuiz
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/quizzes/{id}/draws',
        summary: 'What a quiz draws from the bank for each attempt',
        strict: true,
      },
    })
    .output(QuizDraws)
    .query(({ ctx, input }) => drawsOf(ctx.db, input.id)),

  setDraws: administeredQuiz
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/admin/quizzes/{id}/draws',
        summary: 'Replace all draws of a quiz',
        strict: true,
      },
    })
    .input(z.object({ draws: DrawRules, loadedUpdatedAt: LoadedAt }))
    .output(QuizDraws)
    .mutation(({ ctx, input: { id, draws, loadedUpdatedAt } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        const status = await takeSlots(tx, id, { draws, loadedUpdatedAt });
        await replaceDraws(tx, id, draws);
        await touchSlots(tx, id, ctx.now);
        if (status === 'active') await requireFilledDraws(tx, id);
        return drawsOf(tx, id);
      }),
    ),

  /** How many questions of the bank match, while an author chooses. */
  countDrawn: administeredQuiz
    .input(DrawRule.omit({ count: true }))
    .output(z.object({ available: z.int() }))
    .query(async ({ ctx, input: { id, ...rule } }) => ({
      available: await countCandidates(ctx.db, id, rule),
    })),

  sampleDraws: administeredQuiz
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/quizzes/{id}/draws/sample',
        summary: 'Questions that an attempt could draw now, with their keys',
        strict: true,
      },
    })
    .input(z.object({ seed: DrawSeed.optional() }))
    .output(DrawSample)
    .query(async ({ ctx, input: { id, seed = Math.floor(secureChance() * 2 ** 31) } }) => {
      const { wanted, drawn, ids } = await findDrawable(ctx.db, id, seed);
      const questions = ids.length === 0 ? [] : await listQuestionsByIds(ctx.db, ids);
      const known = new Set(questions.map((question) => question.id));
      const found = drawn.map((each) => each.filter((one) => known.has(one)).length);
      return { questions, found, missing: wanted - questions.length };
    }),
};

const drawsOf = async (db: Database, id: number) => ({
  updatedAt: await getSlotsVersion(db, id),
  draws: await listDrawsForAuthor(db, id),
});
