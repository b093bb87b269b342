import { z } from 'zod';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { takeOne } from '#server/kernel/rate-limits.ts';
import { newToken } from '#server/kernel/secret-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import {
  Challenge,
  ChallengeComparison,
  ChallengeFinish,
  ChallengeInput,
  ChallengeResult,
  ChallengeState,
  NewChallenge,
} from '#shared/features/attempt/challenges.ts';
import { secondsTaken } from '#shared/features/attempt/rules.ts';
import { SharedTrial } from '#shared/features/attempt/sharing.ts';
import { isCountedStatus } from '#shared/kernel/attempt-status.ts';
import { shows } from '#shared/kernel/feedback.ts';
import { ownPastAttempt } from '../guards.ts';
import { listAnswers } from '../queries.ts';
import { gradedTrial, resultOf } from '../sharing/views.ts';
import { finishTrial } from '../sharing/workflows/finish-trial.ts';
import { feedbackOf } from '../views.ts';
import { challengeTry, openedChallenge, visibleChallenge } from './guards.ts';
import { deleteChallenge, writeChallenge } from './mutations.ts';
import { findChallengeOf, findOwnChallenge } from './queries.ts';
import { challengerOf, comparison, gradedAnswers } from './views.ts';
import { barOf } from './workflows/bar-of.ts';
import { beginTry } from './workflows/begin-try.ts';
import { judgeOffer } from './workflows/judge-offer.ts';

/** Secret links by which learners challenge others with the paper of a finished attempt. */
export const challengeProcedures = {
  challenge: ownPastAttempt
    .meta({
      rest: {
        method: 'GET',
        path: '/api/quiz-attempts/{id}/challenge',
        summary: 'The challenge link of one of your attempts, without its address',
        strict: true,
      },
    })
    .output(ChallengeState)
    .query(async ({ ctx: { db, attempt, now } }) => ({
      challenge: (await findOwnChallenge(db, attempt.id)) ?? null,
      bar: (await barOf(db, attempt, now)) ?? null,
    })),

  createChallenge: ownPastAttempt
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/quiz-attempts/{id}/challenge',
        summary: 'Challenge others with the questions of your attempt; an earlier link ends',
        strict: true,
        refuses: ['conflict'],
      },
    })
    .input(ChallengeInput)
    .output(NewChallenge)
    .mutation(async ({ ctx: { db, attempt, config, now }, input: { showsName } }) => {
      if (await barOf(db, attempt, now))
        throw new Failure('conflict', 'Others cannot be challenged with this attempt.');
      const { text, hash } = newToken();
      const made = { attemptId: attempt.id, userId: attempt.userId, showsName, createdAt: now };
      return inTransaction(db, async (tx) => {
        await writeChallenge(tx, { ...made, tokenHash: hash });
        const challenge = orNotFound(await findOwnChallenge(tx, attempt.id), 'Challenge');
        // In the fragment, which browsers send to no server.
        return { ...challenge, url: `${config.publicUrl}/challenge#token=${text}` };
      });
    }),

  endChallenge: ownPastAttempt
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/quiz-attempts/{id}/challenge',
        summary: 'End the challenge link of your attempt at once',
      },
    })
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx: { db, attempt } }) =>
      inTransaction(db, async (tx) => {
        await deleteChallenge(tx, attempt.id);
        return { id: attempt.id };
      }),
    ),

  /** Null where the attempt was not begun by a challenge. */
  challengeComparison: ownPastAttempt
    .meta({
      rest: {
        method: 'GET',
        path: '/api/quiz-attempts/{id}/challenge-comparison',
        summary: 'Your result beside that of the challenge by which your attempt was begun',
        strict: true,
      },
    })
    .output(
      z.object({
        comparison: ChallengeComparison.nullable().describe('Null where it was begun by none'),
      }),
    )
    .query(async ({ ctx: { db, attempt, now } }) => {
      if (!isCountedStatus(attempt.status)) return { comparison: null };
      const challenge = await findChallengeOf(db, attempt.id);
      if (!challenge) return { comparison: null };
      const { rules, timeTaken } = attempt;
      const answers = gradedAnswers(await listAnswers(db, attempt.id));
      const compared = {
        theirs: await listAnswers(db, challenge.attemptId),
        own: { answers, rules, timeTaken },
        showsMarks: shows(feedbackOf(attempt, now).level, 'marks'),
      };
      return { comparison: comparison(challenge, compared) };
    }),

  openChallenge: openedChallenge.output(Challenge).mutation(async ({ ctx }) => {
    const { db, challenge, isHidden } = ctx;
    if (isHidden) return { state: 'members-only' as const };
    const { bar, opensAt, questions } = await judgeOffer(ctx, challenge);
    const { quizId, quizTitle, quizLanguage, description } = challenge;
    return {
      state: 'shown' as const,
      challenger: challengerOf(challenge, await listAnswers(db, challenge.attemptId)),
      quiz: { id: quizId, title: quizTitle, language: quizLanguage, description },
      offer: offerOf(bar, questions.length),
      opensAt,
    };
  }),

  beginChallengeTry: visibleChallenge.output(SharedTrial).mutation(async ({ ctx }) => {
    const { actor, network } = ctx;
    const key = actor.kind === 'guest' ? `shared:${network}` : `challenge:${actor.userId}`;
    await takeOne(ctx.limits, 'starts', key);
    return beginTry(ctx, ctx.challenge);
  }),

  /** Ends a try; repeating it gives the same result. */
  finishChallengeTry: challengeTry
    .input(ChallengeFinish)
    .output(ChallengeResult)
    .mutation(async ({ ctx: { db, challenge, trial, now }, input: { answers } }) => {
      const ended = await finishTrial(db, trial, { answers, now });
      const { answers: given, startedAt, endedAt } = orNotFound(ended, 'Challenge');
      const result = resultOf(trial, given ?? [], { closesAt: challenge.closesAt, now });
      const timeTaken = secondsTaken(startedAt, endedAt ?? now);
      const own = { answers: gradedTrial(trial, given ?? []), rules: trial.rules, timeTaken };
      const theirs = await listAnswers(db, challenge.attemptId);
      const showsMarks = shows(result.level, 'marks');
      return { ...result, comparison: comparison(challenge, { theirs, own, showsMarks }) };
    }),
};

function offerOf(because: Awaited<ReturnType<typeof judgeOffer>>['bar'], questions: number) {
  if (because === undefined) return { way: 'official' as const };
  if (questions === 0) return { way: 'none' as const, because };
  return { way: 'try' as const, because, questions };
}
