import { z } from 'zod';
import { getBankQuestion } from '#server/features/question/bank/queries.ts';
import { managedQuestion } from '#server/features/question/guards.ts';
import { listAskedQuestions } from '#server/features/quiz/questions/queries.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { authorProcedure, router } from '#server/kernel/trpc.ts';
import {
  Decision,
  DecisionInput,
  OwnReport,
  QualityFilter,
  QualityPage,
  QuestionQuality,
  ReportInput,
} from '#shared/features/quality/schema.ts';
import { managerOf } from '#shared/kernel/actor.ts';
import { ownAskedQuestion, ownFinishedAttempt } from './guards.ts';
import { writeReport } from './mutations.ts';
import { findKept, listOwnReports, listQuality, listReports } from './queries.ts';
import { qualityRow, questionQuality } from './views.ts';
import { decide } from './workflows/decide.ts';
import { readAnswers } from './workflows/read-answers.ts';
import { readParts } from './workflows/read-parts.ts';

/** What is wrong with questions: as their answers show, and as learners report. */
export const qualityRouter = router({
  report: ownAskedQuestion
    .meta({
      rest: {
        method: 'POST',
        path: '/api/quiz-attempts/{id}/reports',
        summary: 'Report what is wrong with a question of one of your finished attempts',
        strict: true,
        refuses: ['attempt-open'],
      },
    })
    .input(ReportInput)
    .output(OwnReport)
    .mutation(async ({ ctx, input: { questionId, kind, note = null } }) => {
      const report = { questionId, kind, note };
      const { userId } = ctx.actor;
      await inTransaction(ctx.db, (tx) => writeReport(tx, { ...report, userId }, ctx.now));
      return report;
    }),

  ownReports: ownFinishedAttempt
    .meta({
      rest: {
        method: 'GET',
        path: '/api/quiz-attempts/{id}/reports',
        summary: 'What you have reported about the questions of a finished attempt',
        list: 'plain',
        strict: true,
        refuses: ['attempt-open'],
      },
    })
    .output(z.array(OwnReport))
    .query(({ ctx }) => listOwnReports(ctx.db, ctx.actor.userId, ctx.questionIds)),

  page: authorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/question-quality',
        summary: 'Questions that need a decision, the most urgent first',
        list: 'plain',
        strict: true,
      },
    })
    .input(QualityFilter)
    .output(QualityPage)
    .query(async ({ ctx, input }) => {
      const found = await listQuality(ctx.db, managerOf(ctx.actor), input);
      const questions = await listAskedQuestions(
        ctx.db,
        found.items.map(({ id }) => id),
      );
      const byId = new Map(questions.map((question) => [question.id, question]));
      const items = found.items.flatMap((row) => {
        const question = byId.get(row.id);
        return question ? [qualityRow(row, question)] : [];
      });
      return { ...found, items };
    }),

  question: managedQuestion
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/questions/{id}/quality',
        summary: 'Why a question needs a decision: findings, answers and reports',
        strict: true,
      },
    })
    .output(QuestionQuality)
    .query(async ({ ctx: { db, actor }, input: { id } }) => {
      const question = await getBankQuestion(db, id, managerOf(actor));
      const answers = orNotFound((await readAnswers(db, [id]))[0], 'Question');
      const parts = await readParts(db, answers.question);
      const [reports, keptAt] = [await listReports(db, id), await findKept(db, id)];
      return questionQuality({ question, answers, parts, reports, keptAt });
    }),

  decide: managedQuestion
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/admin/questions/{id}/quality',
        summary: 'Settle the reports about a question: it was fixed, or is kept as it is',
        strict: true,
      },
    })
    .input(DecisionInput)
    .output(z.object({ id: z.int(), decision: Decision.describe('What was decided') }))
    .mutation(async ({ ctx, input }) => {
      await decide(ctx, { ...input, by: ctx.actor.userId });
      const { id, decision } = input;
      return { id, decision };
    }),
});
