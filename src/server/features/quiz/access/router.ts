import { z } from 'zod';
import { notFound, orNotFound } from '#server/kernel/failure.ts';
import { hashToken, newToken } from '#server/kernel/secret-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { memberProcedure } from '#server/kernel/trpc.ts';
import {
  AccessLinkState,
  AccessOpening,
  AccessRef,
  NewAccessLink,
} from '#shared/features/quiz/access.ts';
import { storedQuiz } from '../guards.ts';
import { endAccessLink, letIn, renewAccessLink } from './mutations.ts';
import { findAccessLink, findLinkedQuiz } from './queries.ts';

/** The secret link by which members open a quiz that is by link. */
export const accessProcedures = {
  accessLink: storedQuiz
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/quizzes/{id}/access-link',
        summary: 'The access link of a quiz, without its address',
        strict: true,
      },
    })
    .output(AccessLinkState)
    .query(async ({ ctx, input }) => ({
      link: (await findAccessLink(ctx.db, input.id)) ?? null,
    })),

  renewAccessLink: storedQuiz
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/admin/quizzes/{id}/access-link',
        summary: 'Give a quiz a new access link; an earlier one ends, with what it opened',
        strict: true,
      },
      changesOnlyAttempts: true,
    })
    .output(NewAccessLink)
    .mutation(({ ctx: { db, actor, config, now }, input: { id: quizId } }) => {
      const { text, hash: tokenHash } = newToken();
      return inTransaction(db, async (tx) => {
        await renewAccessLink(tx, { quizId, tokenHash, createdBy: actor.userId, createdAt: now });
        const link = orNotFound(await findAccessLink(tx, quizId), 'Quiz');
        // In the fragment, which browsers send to no server.
        return { ...link, url: `${config.publicUrl}/open-quiz#token=${text}` };
      });
    }),

  endAccessLink: storedQuiz
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/admin/quizzes/{id}/access-link',
        summary: 'End the access link of a quiz, with what it opened',
        strict: true,
      },
      finds: 'Access link',
      changesOnlyAttempts: true,
    })
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        if (!(await endAccessLink(tx, input.id))) throw notFound('Access link');
        return { message: 'Access link ended' };
      }),
    ),

  /** A mutation also in that the address of a query would have the token in it, which logs and proxies keep. */
  openByLink: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/quiz-openings',
        summary: 'Open a quiz with its access link, from then on for your account',
        strict: true,
      },
      finds: 'Quiz',
      changesOnlyAttempts: true,
    })
    .input(AccessRef)
    .output(AccessOpening)
    .mutation(({ ctx: { db, actor, now }, input }) =>
      inTransaction(db, async (tx) => {
        const quiz = orNotFound(await findLinkedQuiz(tx, hashToken(input.token)), 'Quiz');
        await letIn(tx, { quizId: quiz.id, userId: actor.userId, openedAt: now });
        return { quizId: quiz.id, isOpen: quiz.isOpen };
      }),
    ),
};
