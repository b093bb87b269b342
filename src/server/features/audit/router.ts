import { adminProcedure, router } from '#server/kernel/trpc.ts';
import { AuditFilter, AuditPage } from '#shared/features/audit/schema.ts';
import { listAuditPage } from './queries.ts';

/** The audit trail is read here; triggers write it: see migration 0039. */
export const auditRouter = router({
  page: adminProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/audit-trail',
        summary: 'What administrators have created, changed and deleted, the latest first',
        list: 'page',
        strict: true,
      },
    })
    .input(AuditFilter)
    .output(AuditPage)
    .query(({ ctx, input }) => listAuditPage(ctx.db, input)),
});
