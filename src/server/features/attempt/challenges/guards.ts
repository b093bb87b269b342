import { orNotFound } from '#server/kernel/failure.ts';
import { hashToken } from '#server/kernel/secret-token.ts';
import { guestProcedure } from '#server/kernel/trpc.ts';
import { ChallengeRef } from '#shared/features/attempt/challenges.ts';
import { SharedTrialRef } from '#shared/features/attempt/sharing.ts';
import { findChallengeTrial } from '../sharing/queries.ts';
import { findChallenge } from './queries.ts';

/**
 * For those who have the secret of a challenge, while members can open its quiz. Mutations, also those that only read: a
 * query has its input in its address, which logs and proxies keep.
 */
export const openedChallenge = guestProcedure
  .meta({ finds: 'Challenge', changesOnlyAttempts: true })
  .input(ChallengeRef)
  .use(async ({ ctx, input, next }) => {
    const found = await findChallenge(ctx.db, hashToken(input.token));
    const challenge = orNotFound(
      found?.quizIsOpen && !found.isByLink ? found : undefined,
      'Challenge',
    );
    const isHidden = challenge.isMembersOnly && ctx.actor.kind === 'guest';
    return next({ ctx: { challenge, isHidden } });
  });

/** The same for those who may see its quiz: guests see nothing of those for members. */
export const visibleChallenge = openedChallenge.use(({ ctx, next }) => {
  const challenge = orNotFound(ctx.isHidden ? undefined : ctx.challenge, 'Challenge');
  return next({ ctx: { challenge } });
});

/** The same with a try that was begun by it. */
export const challengeTry = visibleChallenge
  .input(SharedTrialRef)
  .use(async ({ ctx, input, next }) => {
    const trial = await findChallengeTrial(ctx.db, hashToken(input.trial), ctx.challenge.id);
    return next({ ctx: { trial: orNotFound(trial, 'Challenge') } });
  });
