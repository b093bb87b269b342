import { takeOne } from '#server/kernel/rate-limits.ts';
import { memberProcedure } from '#server/kernel/trpc.ts';
import {
  ClassInvitation,
  InvitedAddresses,
  OfferedClass,
  OfferInput,
} from '#shared/features/classroom/invitations.ts';
import { managedClass } from '../guards.ts';
import { inviteToClass } from './workflows/invite.ts';
import { readOffer } from './workflows/read-offer.ts';

/** Learners who are invited by mail or by a link. */
export const classInvitationProcedures = {
  /** The answer, and the time that it takes, do not reveal which addresses have an account. */
  invite: managedClass
    .meta({
      rest: {
        method: 'POST',
        path: '/api/classes/{classId}/invitations',
        summary:
          'Invite people to a class by mail; the answer is the same whether or not they have an account',
        strict: true,
        refuses: ['conflict'],
      },
    })
    .input(ClassInvitation)
    .output(InvitedAddresses)
    .mutation(async ({ ctx, input }) => {
      await takeOne(ctx.limits, 'forms', `class ${ctx.actor.userId}`);
      return inviteToClass(ctx, input);
    }),

  /** The class of a link; null if it cannot be joined by this code now. */
  offer: memberProcedure
    .input(OfferInput)
    .output(OfferedClass.nullable())
    .query(async ({ ctx, input: { joinCode } }) => {
      await takeOne(ctx.limits, 'starts', `join ${ctx.actor.userId}`);
      return readOffer(ctx.db, joinCode, ctx.actor.userId);
    }),
};
