import { z } from 'zod';
import { notFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { memberProcedure } from '#server/kernel/trpc.ts';
import { freshSessionMinutes } from '#shared/features/account/rules.ts';
import { Session, SessionState } from '#shared/features/account/schema.ts';
import { Id } from '#shared/kernel/id.ts';
import { minuteMs } from '#shared/kernel/time/durations.ts';
import { endSession, endSessions, hashSessionId, sessionCookie } from './mutations.ts';
import { findLastProof, listSessions } from './queries.ts';
import { deviceName } from './views.ts';

/** A member's sessions. */
export const devices = {
  sessionState: memberProcedure.output(SessionState).query(async ({ ctx }) => {
    const proven = ctx.sessionId && (await findLastProof(ctx.db, hashSessionId(ctx.sessionId)));
    const since = proven ? proven.getTime() : 0;
    return { freshUntil: new Date(since + freshSessionMinutes * minuteMs) };
  }),

  sessions: memberProcedure
    .meta({
      sessionOnly: true,
      rest: {
        method: 'GET',
        path: '/api/sessions',
        summary: 'Where you are signed in',
        list: 'plain',
      },
    })
    .output(z.array(Session))
    .query(async ({ ctx }) => {
      const own = ctx.sessionId && hashSessionId(ctx.sessionId);
      const sessions = await listSessions(ctx.db, ctx.actor.userId, ctx.now);
      return sessions.map(({ idHash, userAgent, ...session }) => ({
        ...session,
        device: deviceName(userAgent, ctx.language),
        isCurrent: idHash === own,
      }));
    }),

  endSession: memberProcedure
    .meta({
      event: 'session-ended',
      sessionOnly: true,
      rest: { method: 'DELETE', path: '/api/sessions/{id}', summary: 'Sign one device out' },
      finds: 'Session',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ ended: z.int() }))
    .mutation(async ({ ctx, input: { id } }) => {
      const idHash = await inTransaction(ctx.db, (tx) => endSession(tx, ctx.actor.userId, id));
      if (idHash === undefined) throw notFound('Session');
      const isOwn = ctx.sessionId && hashSessionId(ctx.sessionId) === idHash;
      if (isOwn) ctx.cookies.clear(sessionCookie);
      return { ended: 1 };
    }),

  signOutElsewhere: memberProcedure
    .meta({
      event: 'other-sessions-ended',
      sessionOnly: true,
      rest: { method: 'DELETE', path: '/api/sessions', summary: 'Sign every other device out' },
    })
    .output(z.object({ ended: z.int() }))
    .mutation(async ({ ctx }) => {
      const own = ctx.sessionId && hashSessionId(ctx.sessionId);
      const ended = await inTransaction(ctx.db, (tx) => endSessions(tx, ctx.actor.userId, own));
      return { ended };
    }),
};
