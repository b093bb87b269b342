import { z } from 'zod';
import { currentSessionHash } from '#server/features/account/sessions/mutations.ts';
import { findSessionId } from '#server/features/account/sessions/queries.ts';
import { refusedToToken } from '#server/kernel/access.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { memberProcedure } from '#server/kernel/trpc.ts';
import { PushDevice, PushEndpoint } from '#shared/features/notice/push.ts';
import { addDevice, removeDevice } from './mutations.ts';

/** The devices on which a member sees notices by web push. */
export const pushProcedures = {
  /** The public key of the site, for which a browser subscribes. */
  pushKey: memberProcedure
    .output(z.object({ key: z.string() }))
    .query(async ({ ctx }) => ({ key: await ctx.pushSender.publicKey() })),

  addDevice: memberProcedure
    .input(PushDevice)
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const { userId } = ctx.actor;
      const hash = currentSessionHash(ctx);
      await inTransaction(ctx.db, async (tx) => {
        const session = hash && (await findSessionId(tx, hash));
        if (!session) throw refusedToToken();
        await addDevice(tx, { ...input, userId, sessionId: session.id }, ctx.now);
      });
      return { message: 'Added' };
    }),

  /** A device that is not there is as good as removed. */
  removeDevice: memberProcedure
    .input(z.object({ endpoint: PushEndpoint }))
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx, input: { endpoint } }) => {
      const { userId } = ctx.actor;
      await inTransaction(ctx.db, (tx) => removeDevice(tx, { endpoint, userId }));
      return { message: 'Removed' };
    }),
};
