import { z } from 'zod';
import { secureChance } from '#server/kernel/chance.ts';
import { takeOne } from '#server/kernel/rate-limits.ts';
import { router } from '#server/kernel/trpc.ts';
import {
  AnswersInput,
  AnswersSaved,
  AttemptForTaker,
  AttemptReview,
  AttemptSummary,
  CheckInput,
  LeaveOutcome,
  OpenAttempt,
  RetakeStatus,
  StartInput,
  SubmitInput,
  SubmitOutcome,
  UserProgress,
} from '#shared/features/attempt/schema.ts';
import { Id } from '#shared/kernel/id.ts';
import { statusesPerCall } from '#shared/kernel/limits.ts';
import { firstPage } from '#shared/kernel/paging.ts';
import { challengeProcedures } from './challenges/router.ts';
import { listEvents } from './events/queries.ts';
import { eventProcedures } from './events/router.ts';
import { isSignable } from './events/views.ts';
import {
  learnerProcedure,
  memberOnVisibleQuiz,
  ownOutline,
  ownPastAttempt,
  requireCheckable,
  requireOnPaper,
} from './guards.ts';
import { listCurrentMarks } from './marking/queries.ts';
import { findPreviousPercentage, listLatestAttempts, listOpenAttempts } from './own/queries.ts';
import { listAnswers } from './queries.ts';
import { reopeningProcedures } from './reopening/router.ts';
import { findRetake } from './retake/workflows/find-retake.ts';
import { retakeStatuses, userProgress } from './retake/workflows/read-history.ts';
import { sharingProcedures } from './sharing/router.ts';
import { supervisionProcedures } from './supervision/router.ts';
import { feedbackOf, paceOf, positionOf, receiptOf, reviewAnswers, summary } from './views.ts';
import { endAttempt } from './workflows/end.ts';
import { readUpToDate } from './workflows/read-up-to-date.ts';
import { leaveOutcome, submitOutcome } from './workflows/report-outcome.ts';
import { saveForTaker } from './workflows/save-answers.ts';
import { startAttempt } from './workflows/start.ts';

export const attemptRouter = router({
  ...reopeningProcedures,

  start: learnerProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/quizzes/{quizId}/attempts',
        summary: 'Start a quiz, or take up the attempt that is open',
        status: 201,
        existing: 'resumed',
        refuses: ['conflict', 'cooldown', 'locked'],
      },
      finds: 'Quiz',
    })
    .input(StartInput)
    .output(AttemptForTaker)
    .mutation(async ({ ctx, input }) => {
      await takeOne(ctx.limits, 'starts', String(ctx.actor.userId));
      return startAttempt(ctx, { ...input, chance: secureChance });
    }),

  /** Autosave. Returns the stored answers, which may be newer than those sent. */
  save: ownOutline
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
    .mutation(async ({ ctx: { db, outline, now }, input: { answers, reached } }) => {
      await requireOnPaper(db, outline, answers, 'answers');
      return saveForTaker(db, { outline, answers, reached, now });
    }),

  /** Closes a question with this answer, and shows of it what the rules allow. */
  check: ownOutline
    .meta({
      rest: {
        method: 'POST',
        path: '/api/quiz-attempts/{attemptId}/check',
        summary: 'Check the answer to a question, which closes it, where the rules allow it',
        strict: true,
        refuses: ['attempt-over', 'conflict'],
      },
    })
    .input(CheckInput)
    .output(AnswersSaved)
    .mutation(async ({ ctx: { db, outline, now }, input: { attemptId: _, ...answer } }) => {
      await requireOnPaper(db, outline, [answer]);
      requireCheckable(outline, answer);
      return saveForTaker(db, { outline, answers: [answer], checks: true, now });
    }),

  submit: ownOutline
    .meta({
      rest: {
        method: 'POST',
        path: '/api/quiz-attempts/{attemptId}/submit',
        summary: 'Submit and grade; repeating it gives the same result',
        refuses: ['attempt-open'],
      },
    })
    .input(SubmitInput)
    .output(SubmitOutcome)
    .mutation(async ({ ctx: { db, outline, now }, input: { attemptId, answers, deadline } }) => {
      await requireOnPaper(db, outline, answers, 'answers');
      const over = deadline === undefined ? undefined : new Date(deadline);
      const ending = { by: 'submit', answers, over } as const;
      const ended = await endAttempt(db, { attemptId, ending, now });
      return submitOutcome(ended, now);
    }),

  leave: ownOutline
    .meta({
      rest: {
        method: 'POST',
        path: '/api/quiz-attempts/{attemptId}/leave',
        summary: 'Give up an open attempt',
      },
    })
    .output(LeaveOutcome)
    .mutation(async ({ ctx, input: { attemptId } }) => {
      const { db, now } = ctx;
      const left = await endAttempt(db, { attemptId, ending: { by: 'leave' }, now });
      const outcome = leaveOutcome(left, now);
      if (!left || outcome.kind === 'void') return outcome;
      const canRetakeAt = await findRetake(ctx, left.attempt);
      return { ...outcome, result: { ...outcome.result, canRetakeAt } };
    }),

  open: learnerProcedure
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
      const rows = await readUpToDate(ctx, () => listOpenAttempts(ctx.db, ctx.actor));
      return rows.map((row) => ({
        id: row.id,
        quiz: { id: row.quizId, title: row.quizTitle, language: row.quizLanguage },
        deadline: row.deadline,
        ...positionOf(paceOf(row), ctx.now),
        untimed: row.rules.untimed === true,
        serverNow: ctx.now,
      }));
    }),

  list: learnerProcedure.output(z.array(AttemptSummary)).query(async ({ ctx }) => {
    const { db, actor, now } = ctx;
    const attempts = await readUpToDate(ctx, () =>
      listLatestAttempts(db, actor.userId, now, firstPage.perPage),
    );
    return attempts.filter(({ status }) => status !== 'open').map(summary);
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
    .query(async ({ ctx }) => {
      const { db, attempt, now } = ctx;
      const answers = await listAnswers(db, attempt.id);
      const feedback = feedbackOf(attempt, now);
      const events = await listEvents(db, attempt.id);
      const marks = attempt.rules.markedByHand ? await listCurrentMarks(db, attempt.id) : [];
      return {
        ...summary(attempt),
        canRetakeAt: await findRetake(ctx, attempt),
        serverNow: now,
        previousPercentage: await findPreviousPercentage(db, attempt),
        receipt: receiptOf(attempt, answers),
        hasSignedReceipt: isSignable(attempt, events, answers),
        feedback,
        answers: reviewAnswers(attempt, { answers, marks }, feedback.level),
      };
    }),

  retakeStatus: learnerProcedure
    .input(z.object({ quizIds: z.array(Id).max(statusesPerCall) }))
    .output(z.array(RetakeStatus))
    .query(({ ctx, input }) => retakeStatuses(ctx, input.quizIds)),

  progress: memberOnVisibleQuiz
    .meta({
      rest: {
        method: 'GET',
        path: '/api/quizzes/{quizId}/user-progress',
        summary: 'Your best and your attempts on a quiz',
      },
    })
    .output(UserProgress)
    .query(({ ctx }) => userProgress(ctx, ctx.quiz.id)),

  ...challengeProcedures,
  ...eventProcedures,
  ...sharingProcedures,
  ...supervisionProcedures,
});
