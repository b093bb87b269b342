import type { Database } from '#db/open.ts';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { repeatable } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { adminProcedure, guestProcedure, requireSameAccount, router } from '#server/kernel/trpc.ts';
import {
  ContactAnswer,
  ContactCounts,
  ContactDecision,
  ContactForm,
  ContactMessage,
  ContactNotes,
  ContactQuery,
  ContactThread,
  NewContactReply,
} from '#shared/features/contact/schema.ts';
import { Page } from '#shared/kernel/paging.ts';
import { contactMessage } from './guards.ts';
import { setContactStatus, setNotes, storeContactMessage } from './mutations.ts';
import {
  countContactMessages,
  findContactMessage,
  listContactMessages,
  listReplies,
} from './queries.ts';
import { withDue } from './views.ts';
import { reply } from './workflows/reply.ts';

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
        const messageId = await storeContactMessage(tx, input, {
          userId,
          language: ctx.language,
          now: ctx.now,
        });
        await ctx.jobs.enqueue(tx, 'mail', { mail: 'contact-message', messageId });
        return messageId;
      });
      return { success: true, message: thanks, reference };
    }),

  list: adminProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/contact-messages',
        summary: 'The messages of the contact form, the newest first; open ones the oldest first',
        list: 'plain',
        strict: true,
      },
    })
    .input(ContactQuery)
    .output(Page(ContactMessage))
    .query(async ({ ctx, input }) => {
      const page = await listContactMessages(ctx.db, input);
      return { ...page, items: page.items.map(withDue) };
    }),

  counts: adminProcedure
    .output(ContactCounts)
    .query(({ ctx }) => countContactMessages(ctx.db, ctx.now)),

  get: contactMessage
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/contact-messages/{id}',
        summary: 'A message of the contact form, with its answers and notes',
        strict: true,
      },
    })
    .output(ContactThread)
    .query(({ ctx, input }) => threadOf(ctx.db, input.id)),

  reply: contactMessage
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/contact-messages/{id}/replies',
        summary: 'Answer a message by mail',
        status: 201,
      },
    })
    .input(NewContactReply)
    .concat(repeatable)
    .output(ContactThread)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        await reply(tx, ctx.jobs, { input, authorId: ctx.actor.userId, now: ctx.now });
        return threadOf(tx, input.id);
      }),
    ),

  decide: contactMessage
    .meta({
      rest: {
        method: 'PATCH',
        path: '/api/admin/contact-messages/{id}',
        summary: 'Resolve a message, open it again, or mark it as spam',
      },
    })
    .input(ContactDecision)
    .output(ContactThread)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        await setContactStatus(tx, input, ctx.now);
        return threadOf(tx, input.id);
      }),
    ),

  saveNotes: contactMessage
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/admin/contact-messages/{id}/notes',
        summary: 'Change the notes about a message, which its sender never sees',
        refuses: ['conflict'],
      },
    })
    .input(ContactNotes)
    .output(ContactThread)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        const isStored = await setNotes(tx, input, ctx.now);
        if (!isStored) throw new Failure('conflict', 'The notes were changed meanwhile.');
        return threadOf(tx, input.id);
      }),
    ),
});

async function threadOf(db: Database, id: number) {
  const message = orNotFound(await findContactMessage(db, id), 'Message');
  return { ...withDue(message), replies: await listReplies(db, id) };
}
