import { repeatable } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { guestProcedure, requireSameAccount, router } from '#server/kernel/trpc.ts';
import { ContactAnswer, ContactForm } from '#shared/features/contact/schema.ts';
import { storeContactMessage } from './mutations.ts';

const thanks = 'Thank you. Your message has arrived; we reply within 24 hours.';

export const contactRouter = router({
  send: guestProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/contact',
        summary: 'Write to the people of this site',
        isForm: true,
      },
      limit: 'forms',
    })
    .use(({ ctx, next }) => {
      requireSameAccount(ctx);
      return next();
    })
    .input(ContactForm)
    .concat(repeatable)
    .output(ContactAnswer)
    .mutation(async ({ ctx, input }) => {
      // Only bots fill in the hidden field; the answer must not show them that the message is discarded.
      if (input.website) return { success: true, message: thanks };
      const userId = ctx.actor.kind === 'member' ? ctx.actor.userId : null;
      const reference = await inTransaction(ctx.db, async (tx) => {
        const messageId = await storeContactMessage(tx, input, { userId, now: ctx.now });
        await ctx.jobs.enqueue(tx, 'mail', { mail: 'contact-message', messageId });
        return messageId;
      });
      return { success: true, message: thanks, reference };
    }),
});
