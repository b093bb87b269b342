import { z } from 'zod';
import { secureChance } from '#server/kernel/chance.ts';
import { takeOne } from '#server/kernel/rate-limits.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { router } from '#server/kernel/trpc.ts';
import {
  AnswersInput,
  AnswersSaved,
  AttemptForTaker,
  AttemptReview,
  AttemptSummary,
  LeaveOutcome,
  OpenAttempt,
  RetakeStatus,
  SubmitInput,
  SubmitOutcome,
  UserProgress,
} from '#shared/features/attempt/schema.ts';
import { Id } from '#shared/kernel/id.ts';
import { firstPage } from '#shared/kernel/paging.ts';
import {
  memberOnVisibleQuiz,
  ownAttempt,
  ownPastAttempt,
  requireOnPaper,
  upToDateMember,
} from './guards.ts';
import { endAttempt } from './mutations.ts';
import {
  canBeVoided,
  findPreviousPercentage,
  listAnswers,
  listFinishedAttempts,
  listOpenAttempts,
} from './queries.ts';
import { retakeStatuses, userProgress } from './retake/queries.ts';
import { forTaker, receiptOf, reviewAnswers, summary } from './views.ts';
import { leaveOutcome, submitOutcome } from './workflows/report-outcome.ts';
import { keepAnswers } from './workflows/save-answers.ts';
import { startAttempt } from './workflows/start.ts';

export const attemptRouter = router({
  start: upToDateMember
    .meta({
      rest: {
        method: 'POST',
        path: '/api/quizzes/{quizId}/attempts',
        summary: 'Start a quiz, or take up the attempt that is open',
        status: 201,
        existing: 'resumed',
        refuses: ['conflict', 'cooldown'],
      },
      finds: 'Quiz',
    })
    .input(z.object({ quizId: Id }))
    .output(AttemptForTaker)
    .mutation(async ({ ctx, input }) => {
      const { actor, now } = ctx;
      await takeOne(ctx.limits, 'starts', String(actor.userId));
      return inTransaction(ctx.db, async (tx) => {
        const taker = { userId: actor.userId, quizId: input.quizId };
        const { attempt, resumed } = await startAttempt(tx, taker, { now, chance: secureChance });
        return forTaker(attempt, await listAnswers(tx, attempt.id), {
          resumed,
          canBeVoided: await canBeVoided(tx, attempt, now),
          now,
        });
      });
    }),

  /** Autosave. The response is what is now stored, which may be newer than what was sent. */
  save: ownAttempt
    .meta({
      rest: {
        method: 'POST',
        path: '/api/quiz-attempts/{attemptId}/answers',
        summary: 'Save several answers of an open attempt',
        strict: true,
        refuses: ['attempt-over'],
      },
    })
    .input(AnswersInput)
    .output(AnswersSaved)
    .mutation(({ ctx, input }) => {
      requireOnPaper(ctx.attempt, input.answers, 'answers');
      return keepAnswers(ctx.db, ctx.attempt, input.answers, ctx.now);
    }),

  submit: ownAttempt
    .meta({
      rest: {
        method: 'POST',
        path: '/api/quiz-attempts/{attemptId}/submit',
        summary: 'Submit and grade; repeating it gives the same result',
      },
    })
    .input(SubmitInput)
    .output(SubmitOutcome)
    .mutation(({ ctx, input }) => {
      requireOnPaper(ctx.attempt, input.answers, 'answers');
      return inTransaction(ctx.db, async (tx) => {
        await endAttempt(tx, ctx.attempt.id, { by: 'submit', answers: input.answers }, ctx.now);
        return submitOutcome(tx, ctx.attempt.id, ctx.now);
      });
    }),

  leave: ownAttempt
    .meta({
      rest: {
        method: 'POST',
        path: '/api/quiz-attempts/{attemptId}/leave',
        summary: 'Give up an open attempt',
      },
    })
    .output(LeaveOutcome)
    .mutation(({ ctx }) =>
      inTransaction(ctx.db, async (tx) => {
        await endAttempt(tx, ctx.attempt.id, { by: 'leave' }, ctx.now);
        return leaveOutcome(tx, ctx.attempt.id, ctx.now);
      }),
    ),

  open: upToDateMember
    .meta({
      rest: {
        method: 'GET',
        path: '/api/user/open-attempts',
        summary: 'Your open attempts, the one that ends first before the others',
        list: 'plain',
        strict: true,
      },
    })
    .output(z.array(OpenAttempt))
    .query(async ({ ctx }) => {
      const rows = await listOpenAttempts(ctx.db, ctx.actor.userId);
      return rows.map((row) => ({
        id: row.id,
        quiz: { id: row.quizId, title: row.quizTitle },
        deadline: row.deadline,
        serverNow: ctx.now,
      }));
    }),

  list: upToDateMember.output(z.array(AttemptSummary)).query(async ({ ctx }) => {
    const { items } = await listFinishedAttempts(ctx.db, ctx.actor.userId, firstPage);
    return items.map(summary);
  }),

  review: ownPastAttempt
    .meta({
      rest: {
        method: 'GET',
        path: '/api/quiz-attempts/{id}',
        summary: 'One of your finished attempts with answers and keys',
        refuses: ['attempt-open'],
      },
    })
    .output(AttemptReview)
    .query(async ({ ctx: { db, attempt, now } }) => {
      const answers = await listAnswers(db, attempt.id);
      return {
        ...summary(attempt),
        serverNow: now,
        previousPercentage: await findPreviousPercentage(db, attempt),
        receipt: receiptOf(attempt, answers),
        answers: reviewAnswers(attempt, answers),
      };
    }),

  retakeStatus: upToDateMember
    .input(z.object({ quizIds: z.array(Id).max(100) }))
    .output(z.array(RetakeStatus))
    .query(({ ctx, input }) => retakeStatuses(ctx.db, ctx.actor.userId, input.quizIds, ctx.now)),

  progress: memberOnVisibleQuiz
    .meta({
      rest: {
        method: 'GET',
        path: '/api/quizzes/{quizId}/user-progress',
        summary: 'Your best and your attempts on a quiz',
      },
    })
    .output(UserProgress)
    .query(({ ctx }) => userProgress(ctx.db, ctx.actor.userId, ctx.quiz.id)),
});
