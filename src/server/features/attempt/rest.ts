import { z } from 'zod';
import { secureChance } from '#server/kernel/chance.ts';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { router } from '#server/kernel/trpc.ts';
import { questionForTaker } from '#shared/features/attempt/paper.ts';
import {
  AnswerInput,
  AnswersSaved,
  AttemptForTaker,
  AttemptSummary,
  PaperQuestionForTaker,
  RetakeStatus,
  SelfReport,
} from '#shared/features/attempt/schema.ts';
import {
  alphabetical,
  arrangedBody,
  optionsForTaker,
} from '#shared/features/question/question-types/registry.ts';
import { hidesQuestions } from '#shared/features/quiz/rules.ts';
import { Page, Paging } from '#shared/kernel/paging.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { visibleQuiz } from '../quiz/guards.ts';
import {
  memberOnVisibleQuiz,
  ownOpenAttempt,
  ownOutline,
  requireOnPaper,
  upToDateMember,
} from './guards.ts';
import { listFinishedAttempts } from './own/queries.ts';
import { canBeVoided, findOpenAttempt, listAnswers } from './queries.ts';
import { isOverdue } from './retake/views.ts';
import { retakeStatuses } from './retake/workflows/read-history.ts';
import { forTaker, summary } from './views.ts';
import { chooseQuestions } from './workflows/choose-questions.ts';
import { recordReport } from './workflows/record-report.ts';
import { saveForTaker } from './workflows/save-answers.ts';

/** REST calls that differ from the app's procedures. */
export const attemptRest = router({
  retakeStatus: memberOnVisibleQuiz
    .meta({
      rest: {
        method: 'GET',
        path: '/api/quizzes/{quizId}/retake-status',
        summary: 'Whether you may take the quiz now',
      },
    })
    .output(RetakeStatus)
    .query(async ({ ctx }) => {
      const [status] = await retakeStatuses(ctx, [ctx.quiz.id]);
      return orNotFound(status, 'Quiz');
    }),

  /** A read does not start an attempt, so its questions cannot be submitted without one. */
  random: visibleQuiz
    .meta({
      rest: {
        method: 'GET',
        path: '/api/quizzes/{id}/random',
        summary: 'The questions of your open attempt, else a preview that cannot be submitted',
      },
    })
    .output(
      z.object({
        attemptId: z.int().nullable().describe('null: a preview'),
        deadline: Timestamp.nullable(),
        questions: z.array(PaperQuestionForTaker),
      }),
    )
    .query(async ({ ctx }) => {
      const { quiz, actor } = ctx;
      const open =
        actor.kind === 'member' ? await findOpenAttempt(ctx.db, actor.userId, quiz.id) : undefined;
      // An attempt whose time is over takes no more answers.
      if (open && !isOverdue(open, ctx.now))
        return {
          attemptId: open.id,
          deadline: open.deadline,
          questions: open.paper.map(questionForTaker),
        };
      if (hidesQuestions(quiz)) return { attemptId: null, deadline: null, questions: [] };
      const taker = { quizId: quiz.id, userId: null, chance: secureChance };
      const drawn = await chooseQuestions(ctx.db, taker, quiz, { keep: false });
      const questions = drawn.map((question) =>
        questionForTaker({
          ...question,
          body: arrangedBody(question, alphabetical),
          order: optionsForTaker(question).map((_, index) => index),
        }),
      );
      return { attemptId: null, deadline: null, questions };
    }),

  list: upToDateMember
    .meta({
      rest: {
        method: 'GET',
        path: '/api/user/quiz-attempts',
        summary: 'Your finished attempts, the newest first',
        list: 'plain',
      },
    })
    .input(Paging)
    .output(Page(AttemptSummary))
    .query(async ({ ctx, input }) => {
      const { items, ...part } = await listFinishedAttempts(ctx.db, ctx.actor.userId, input);
      return { items: items.map(summary), ...part };
    }),

  getOpen: ownOpenAttempt
    .meta({
      rest: {
        method: 'GET',
        path: '/api/user/open-attempts/{attemptId}',
        summary: 'One of your open attempts with its questions and the answers saved so far',
        strict: true,
        refuses: ['attempt-over'],
      },
    })
    .output(AttemptForTaker)
    .query(async ({ ctx: { db, attempt, now } }) =>
      forTaker(attempt, await listAnswers(db, attempt.id), {
        resumed: true,
        canBeVoided: await canBeVoided(db, attempt, now),
        now,
      }),
    ),

  saveAnswer: ownOutline
    .meta({
      rest: {
        method: 'POST',
        path: '/api/answers',
        summary: 'Save one answer of an open attempt',
        refuses: ['attempt-over', 'conflict'],
      },
    })
    .input(AnswerInput)
    .output(AnswersSaved)
    .mutation(async ({ ctx: { db, outline, now }, input }) => {
      await requireOnPaper(db, outline, [input]);
      const saved = await saveForTaker(db, { outline, answers: [input], now });
      if (saved.refused.length > 0)
        throw new Failure(
          'conflict',
          saved.checked.length > 0
            ? 'The answer to this question was checked; it cannot change any more.'
            : 'This question was passed; its answer cannot change any more.',
        );
      return saved;
    }),

  report: upToDateMember
    .meta({
      rest: {
        method: 'POST',
        path: '/api/quiz-attempts/simple',
        summary:
          'Report a finished or abandoned attempt, as older clients do; answers need an open attempt (else 409)',
        status: 201,
        refuses: ['conflict', 'cooldown', 'locked'],
      },
      finds: 'Quiz',
    })
    .input(SelfReport)
    .output(AttemptSummary)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => recordReport(tx, ctx.actor.userId, input, ctx.now)),
    ),
});
