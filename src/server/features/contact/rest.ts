import { z } from 'zod';
import { orNotFound } from '#server/kernel/failure.ts';
import { adminProcedure, router } from '#server/kernel/trpc.ts';
import { ContactMessage } from '#shared/features/contact/schema.ts';
import { Id } from '#shared/kernel/id.ts';
import { Page, Paging } from '#shared/kernel/paging.ts';
import { findContactMessage, listContactMessages } from './queries.ts';

/** REST calls for administrators; the app itself forwards messages by mail. */
export const contactRest = router({
  list: adminProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/contact-messages',
        summary: 'The messages of the contact form, the newest first',
        list: 'plain',
        strict: true,
      },
    })
    .input(Paging)
    .output(Page(ContactMessage))
    .query(({ ctx, input }) => listContactMessages(ctx.db, input)),

  get: adminProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/contact-messages/{id}',
        summary: 'A message of the contact form',
        strict: true,
      },
      finds: 'Message',
    })
    .input(z.object({ id: Id }))
    .output(ContactMessage)
    .query(async ({ ctx, input }) =>
      orNotFound(await findContactMessage(ctx.db, input.id), 'Message'),
    ),
});
