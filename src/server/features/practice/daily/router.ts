import { takeOne } from '#server/kernel/rate-limits.ts';
import { guestProcedure } from '#server/kernel/trpc.ts';
import {
  DailyAnswerInput,
  DailyFeedback,
  DailyQuestion,
} from '#shared/features/practice/daily/schema.ts';
import { answerDaily } from './workflows/answer-daily.ts';
import { readDaily } from './workflows/read-daily.ts';

/** One question a day from the public quizzes that are open for practice; for guests too. */
export const dailyProcedures = {
  daily: guestProcedure
    .meta({
      cached: { for: 'everyone', topics: ['catalogue'] },
      rest: {
        method: 'GET',
        path: '/api/question-of-the-day',
        summary: 'The question of the day, without its key',
      },
    })
    .output(DailyQuestion)
    .query(({ ctx: { db, now } }) => readDaily(db, now)),

  answerDaily: guestProcedure
    .meta({
      changesOnlyAttempts: true,
      finds: 'Question',
      rest: {
        method: 'POST',
        path: '/api/question-of-the-day/answers',
        summary:
          'Answer the question of the day: its key, its explanation, and how others answered',
        strict: true,
        refuses: ['conflict', 'too-many-requests'],
      },
    })
    .input(DailyAnswerInput)
    .output(DailyFeedback)
    .mutation(async ({ ctx, input }) => {
      const { actor, network, limits } = ctx;
      const userId = actor.kind === 'guest' ? null : actor.userId;
      await takeOne(limits, 'starts', `daily ${userId ?? network}`);
      return answerDaily(ctx, userId, input);
    }),
};
