import { z } from 'zod';
import { csvFile } from '#server/features/exchange/formats/csv.ts';
import { storedQuiz } from '#server/features/quiz/guards.ts';
import { Failure } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { adminProcedure, router } from '#server/kernel/trpc.ts';
import { ResultsFile } from '#shared/features/progress/results.ts';
import { summarise } from '#shared/features/stars/rules.ts';
import {
  OwnStars,
  Remark,
  RemarkDecision,
  RemarkPage,
  RemarkPaging,
  ReportedRemark,
  StarsInput,
  StarsSummary,
} from '#shared/features/stars/schema.ts';
import { decidedRemark, managedRemark, quizToJudge, quizWithOwnStars } from './guards.ts';
import { decideOnRemark, giveStars, removeStars, reportRemark } from './mutations.ts';
import { countStars, findOwnStars, listAllStars, listRemarks, listReported } from './queries.ts';
import { ownStars, reportedRemark, starsTable } from './views.ts';

/** What learners think of quizzes. */
export const starsRouter = router({
  own: quizToJudge
    .meta({
      rest: {
        method: 'GET',
        path: '/api/quizzes/{id}/stars',
        summary: 'Your stars for a quiz, and whether you may give some',
        strict: true,
      },
    })
    .output(OwnStars)
    .query(async ({ ctx, input }) =>
      ownStars(await findOwnStars(ctx.db, input.id, ctx.actor.userId)),
    ),

  give: quizToJudge
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/quizzes/{id}/stars',
        summary: 'Give a quiz stars, in place of those that you gave before',
        strict: true,
        refuses: ['conflict'],
      },
    })
    .input(StarsInput)
    .output(OwnStars)
    .mutation(({ ctx, input: { id: quizId, stars, remark } }) =>
      inTransaction(ctx.db, async (tx) => {
        const { userId } = ctx.actor;
        if (!(await giveStars(tx, { quizId, userId, stars, remark }, ctx.now)))
          throw new Failure(
            'conflict',
            'Only those who have finished an attempt that counts can give stars.',
          );
        return ownStars(await findOwnStars(tx, quizId, userId));
      }),
    ),

  remove: quizWithOwnStars
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/quizzes/{id}/stars',
        summary: 'Take your stars for a quiz back, with the remark',
        strict: true,
      },
    })
    .output(OwnStars)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        await removeStars(tx, input.id, ctx.actor.userId);
        return ownStars(await findOwnStars(tx, input.id, ctx.actor.userId));
      }),
    ),

  summary: storedQuiz
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/quizzes/{id}/stars',
        summary: 'What learners think of a quiz that you manage',
        strict: true,
      },
    })
    .output(StarsSummary)
    .query(async ({ ctx, input }) => summarise(await countStars(ctx.db, input.id))),

  remarks: storedQuiz
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/quizzes/{id}/remarks',
        summary: 'What learners wrote with their stars, the newest first',
        list: 'plain',
        strict: true,
      },
    })
    .input(RemarkPaging)
    .output(RemarkPage)
    .query(({ ctx, input: { id: quizId, ...paging } }) =>
      listRemarks(ctx.db, { quizId, withHidden: ctx.actor.isAdmin }, paging),
    ),

  csv: storedQuiz
    .output(ResultsFile)
    .query(async ({ ctx, input: { id } }) =>
      csvFile(`stars-${id}.csv`, starsTable(await listAllStars(ctx.db, id))),
    ),

  report: managedRemark
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/remarks/{id}/report',
        summary: 'Ask the administrators to hide a remark',
        strict: true,
      },
    })
    .output(z.object({ id: z.int() }))
    .mutation(async ({ ctx, input: { id } }) => {
      await inTransaction(ctx.db, (tx) => reportRemark(tx, { ...ctx.remark, id }));
      return { id };
    }),

  reported: adminProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/remarks',
        summary: 'Reported remarks that wait for a decision',
        list: 'plain',
        strict: true,
      },
    })
    .output(z.array(ReportedRemark))
    .query(async ({ ctx }) => (await listReported(ctx.db)).map(reportedRemark)),

  decide: decidedRemark
    .meta({
      rest: {
        method: 'PATCH',
        path: '/api/admin/remarks/{id}',
        summary: 'Hide a remark, or show it again; its stars count in either case',
        strict: true,
        refuses: ['conflict'],
      },
    })
    .input(RemarkDecision)
    .output(Remark)
    .mutation(({ ctx, input: { state, remark = ctx.remark.remark } }) =>
      inTransaction(ctx.db, async (tx) => {
        await decideOnRemark(tx, { ...ctx.remark, remark }, state);
        return { ...ctx.remark, state };
      }),
    ),
});
