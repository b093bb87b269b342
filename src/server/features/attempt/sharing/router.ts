import { z } from 'zod';
import { requirePublishable } from '#server/features/quiz/questions/guards.ts';
import { secureChance } from '#server/kernel/chance.ts';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { takeOne } from '#server/kernel/rate-limits.ts';
import { newToken } from '#server/kernel/secret-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { AnswerReview } from '#shared/features/attempt/schema.ts';
import {
  NewShareLink,
  SharedCheck,
  SharedFinish,
  SharedQuiz,
  SharedResult,
  SharedTrial,
  ShareLink,
  ShareLinkInput,
} from '#shared/features/attempt/sharing.ts';
import { reviewed } from '#shared/features/attempt/trial.ts';
import { mistakeOnPaper, requireCheckable, watchedQuiz } from '../guards.ts';
import { managedShareLink, sharedLink, sharedTrial } from './guards.ts';
import { closeQuestion, createShareLink, endShareLink } from './mutations.ts';
import { findShareLink, listShareLinks } from './queries.ts';
import { outlined, resultOf, shownBy } from './views.ts';
import { beginTrial } from './workflows/begin-trial.ts';
import { finishTrial } from './workflows/finish-trial.ts';

/** Secret links by which a quiz, published or not, is tried without an account. */
export const sharingProcedures = {
  shareLinks: watchedQuiz
    .meta({
      rest: {
        method: 'GET',
        path: '/api/quizzes/{quizId}/share-links',
        summary: 'The valid secret links of a quiz, without their addresses',
        list: 'plain',
        strict: true,
      },
    })
    .output(z.array(ShareLink))
    .query(({ ctx, input }) => listShareLinks(ctx.db, input.quizId, ctx.now)),

  createShareLink: watchedQuiz
    .meta({
      rest: {
        method: 'POST',
        path: '/api/quizzes/{quizId}/share-links',
        summary: 'Make a secret link with which a quiz is tried without an account, uncounted',
        status: 201,
        strict: true,
        refuses: ['conflict'],
      },
      changesOnlyAttempts: true,
    })
    .input(ShareLinkInput)
    .output(NewShareLink)
    .mutation(async ({ ctx: { db, actor, config, now }, input }) => {
      requirePublishable(
        input.content?.questions ?? [],
        'active',
        (index, field) => `content.questions.${index}.${field}`,
      );
      const { text, hash } = newToken();
      return inTransaction(db, async (tx) => {
        const id = await createShareLink(tx, { ...input, hash }, { createdBy: actor.userId, now });
        const link = orNotFound(await findShareLink(tx, id), 'Share link');
        // In the fragment, which browsers send to no server.
        return { ...link, url: `${config.publicUrl}/shared-quiz#token=${text}` };
      });
    }),

  endShareLink: managedShareLink
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/share-links/{id}',
        summary: 'End a secret link at once',
      },
      changesOnlyAttempts: true,
    })
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx: { db, link } }) =>
      inTransaction(db, async (tx) => {
        await endShareLink(tx, link);
        return { id: link.id };
      }),
    ),

  openShared: sharedLink.output(SharedQuiz).mutation(({ ctx: { link } }) => {
    const { title, description, language } = shownBy(link);
    return { title, description, language, expiresAt: link.expiresAt };
  }),

  beginShared: sharedLink.output(SharedTrial).mutation(async ({ ctx }) => {
    await takeOne(ctx.limits, 'starts', `shared:${ctx.network}`);
    return beginTrial(ctx, ctx.link, secureChance);
  }),

  /** Closes a question with this answer, and shows of it what the rules allow. */
  checkShared: sharedTrial
    .input(SharedCheck)
    .output(AnswerReview)
    .mutation(async ({ ctx: { db, trial }, input: { answer } }) => {
      const outline = outlined(trial);
      const mistake = mistakeOnPaper(outline, [answer]);
      if (mistake) throw mistake;
      requireCheckable(outline, answer);
      const closedWith = await inTransaction(db, (tx) =>
        closeQuestion(tx, trial.tokenHash, answer),
      );
      const question = trial.paper.find(({ questionId }) => questionId === answer.questionId);
      if (!closedWith || !question) throw new Failure('attempt-over', 'This attempt is over.');
      const { rules } = trial;
      return reviewed(question, closedWith, { level: rules.atOnce ?? 'marks', rules });
    }),

  /** Ends a trial; repeating it gives the same result. */
  finishShared: sharedTrial
    .input(SharedFinish)
    .output(SharedResult)
    .mutation(async ({ ctx: { db, link, trial, now }, input: { answers } }) => {
      const ended = await finishTrial(db, trial, { answers, now });
      const { checked, answers: given } = orNotFound(ended, 'Shared quiz');
      const counted = [...(given ?? []), ...Object.values(checked)];
      return resultOf(trial, counted, { closesAt: link.closesAt, now });
    }),
};
