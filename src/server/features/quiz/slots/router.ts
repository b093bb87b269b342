import { z } from 'zod';
import type { Database } from '#db/open.ts';
import { inGuardedTransaction } from '#server/kernel/unchanged.ts';
import { QuizSlots, SlotInputs } from '#shared/features/quiz/slots.ts';
import { type Member, managerOf } from '#shared/kernel/actor.ts';
import { LoadedAt } from '#shared/kernel/loaded-at.ts';
import { requireFilledDraws } from '../draws/guards.ts';
import { storedQuiz } from '../guards.ts';
import { requireLinkable, requireSameDraws, takeSlots } from './guards.ts';
import { replaceSlots, touchSlots } from './mutations.ts';
import { getSlotsVersion, listSlots } from './queries.ts';

/** What a quiz asks in which order: own questions, linked ones, and draws. */
export const slotProcedures = {
  slots: storedQuiz
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

  setSlots: storedQuiz
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/admin/quizzes/{id}/slots',
        summary: 'Replace all links and draws of a quiz; its own questions stay as they are',
        strict: true,
        refuses: ['forbidden'],
      },
    })
    .input(z.object({ slots: SlotInputs, loadedUpdatedAt: LoadedAt }))
    .output(QuizSlots)
    .mutation(({ ctx, input: { id, slots, loadedUpdatedAt } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        const draws = slots.filter((slot) => slot.kind === 'draw');
        const status = await takeSlots(tx, id, { draws, loadedUpdatedAt });
        const change = { id, slots, actor: ctx.actor };
        await requireSameDraws(tx, change);
        await requireLinkable(tx, change);
        await replaceSlots(tx, id, slots);
        await touchSlots(tx, id, ctx.now);
        if (status === 'active') await requireFilledDraws(tx, id);
        return slotsFor({ db: tx, actor: ctx.actor }, id);
      }),
    ),
};

const slotsFor = async ({ db, actor }: { db: Database; actor: Member }, id: number) => ({
  updatedAt: await getSlotsVersion(db, id),
  slots: await listSlots(db, id, managerOf(actor)),
});
