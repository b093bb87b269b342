import { z } from 'zod';
import { listPending } from '#server/features/account/invitations/queries.ts';
import { repeatable } from '#server/kernel/idempotency.ts';
import { adminProcedure, router } from '#server/kernel/trpc.ts';
import {
  PendingPage,
  PendingQuery,
  PeopleFile,
  PeopleReport,
} from '#shared/features/invitation/schema.ts';
import { ManyIds, RowOutcome } from '#shared/kernel/many.ts';
import { importPeople } from './workflows/import-people.ts';
import { resendInvitations, revokeInvitations } from './workflows/pending.ts';

const ByIds = z.object({ ids: ManyIds });

/** Accounts that administrators open for others, who choose their password by a mailed link. */
export const invitationRouter = router({
  importPeople: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/people/import',
        summary: 'Open accounts for the people of a CSV file and invite them, or report (`dryRun`)',
        strict: true,
      },
      carriesFile: true,
    })
    .input(PeopleFile)
    .concat(repeatable)
    .output(PeopleReport)
    .mutation(({ ctx, input }) => importPeople(ctx, ctx.actor.userId, input)),

  pending: adminProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/invitations',
        summary: 'Who was invited and has not come yet',
        list: 'plain',
        strict: true,
      },
    })
    .input(PendingQuery)
    .output(PendingPage)
    .query(({ ctx, input }) => listPending(ctx.db, input, ctx.now)),

  resend: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/invitations/mails',
        summary: 'Mail invitations again, with new links',
        strict: true,
      },
    })
    .input(ByIds)
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input: { ids } }) => resendInvitations(ctx, ids)),

  revoke: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/invitations/revocations',
        summary: 'Take invitations back, with the accounts that were opened for them',
        strict: true,
      },
    })
    .input(ByIds)
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input: { ids } }) => revokeInvitations(ctx, ids)),
});
