import { z } from 'zod';
import type { Database } from '#db/open.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { QuizSlots, SlotInputs } from '#shared/features/quiz/slots.ts';
import { type Member, managerOf } from '#shared/kernel/actor.ts';
import { requireDrawCategories, requireFilledDraws } from '../draws/guards.ts';
import { authoredQuiz } from '../guards.ts';
import { lockQuiz } from '../mutations.ts';
import { requireLinkable, requireSameDraws } from './guards.ts';
import { replaceSlots } from './mutations.ts';
import { listSlots } from './queries.ts';

/** What a quiz asks in which order: own questions, linked ones, and draws. */
export const slotProcedures = {
  slots: authoredQuiz
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/quizzes/{id}/slots',
        summary: 'What a quiz asks in its order: own questions, linked ones, and draws',
        strict: true,
      },
    })
    .output(QuizSlots)
    .query(({ ctx, input }) => slotsFor(ctx, input.id)),

  setSlots: authoredQuiz
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/admin/quizzes/{id}/slots',
        summary: 'Replace all links and draws of a quiz; its own questions stay as they are',
        strict: true,
        refuses: ['forbidden'],
      },
    })
    .input(z.object({ slots: SlotInputs }))
    .output(QuizSlots)
    .mutation(({ ctx, input: { id, slots } }) =>
      inTransaction(ctx.db, async (tx) => {
        await requireDrawCategories(
          tx,
          slots.filter((slot) => slot.kind === 'draw'),
        );
        await lockQuiz(tx, id);
        const change = { id, slots, actor: ctx.actor };
        await requireSameDraws(tx, change);
        await requireLinkable(tx, change);
        await replaceSlots(tx, id, slots);
        if (ctx.quiz.status === 'active') await requireFilledDraws(tx, id);
        return slotsFor({ db: tx, actor: ctx.actor }, id);
      }),
    ),
};

const slotsFor = async ({ db, actor }: { db: Database; actor: Member }, id: number) => ({
  slots: await listSlots(db, id, managerOf(actor)),
});
