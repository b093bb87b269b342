import { isFactorRequired } from '#server/kernel/access.ts';
import { notFound, orNotFound } from '#server/kernel/failure.ts';
import { takeOne } from '#server/kernel/rate-limits.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { guestProcedure, memberProcedure } from '#server/kernel/trpc.ts';
import { CurrentUser } from '#shared/features/account/schema.ts';
import {
  AppCodeForm,
  FactorAdded,
  FactorsLeft,
  NewApp,
  NewPasskey,
  NewRecoveryCodes,
  OwnerConfirmation,
  OwnerConfirmed,
  Passkey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyId,
  PasskeyRenaming,
  PasskeyRequest,
  PasskeySignIn,
  SecondFactor,
  SecondFactorState,
} from '#shared/features/account/second-factor.ts';
import { proveOwner } from '../passwords/guards.ts';
import { getCurrentUser } from '../queries.ts';
import { renamePasskey } from './mutations.ts';
import { findApp, findRecoveryCodes, listPasskeys } from './queries.ts';
import { beginApp, finishApp } from './workflows/authenticator-app.ts';
import { confirmByPasskey, confirmOwner } from './workflows/confirm-owner.ts';
import {
  addPasskey,
  beginNewPasskey,
  beginPasskey,
  signInByPasskey,
} from './workflows/passkeys.ts';
import { completeSignIn } from './workflows/pending-sign-in.ts';
import { renewRecoveryCodes } from './workflows/recovery-codes.ts';
import { removeApp, removePasskey } from './workflows/remove.ts';

const proofNeeded =
  'needs a sign-in or `POST /api/confirm-owner` within the last 10 minutes; every other device is signed out';

/** Only the proven owner: a member whose session is a proof of the owner. */
const ownerProcedure = memberProcedure.meta({ sessionOnly: true }).use(async ({ ctx, next }) => {
  await proveOwner(ctx, ctx.actor.userId, { password: undefined, field: 'password' });
  return next();
});

/** Completing a sign-in, before there is a session. */
export const secondStep = {
  completeSignIn: guestProcedure
    .meta({
      sessionOnly: true,
      rest: {
        method: 'POST',
        path: '/api/login/second-factor',
        summary:
          'Complete a sign-in that was refused with `second-factor`, in the same browser within 10 minutes; sets the session cookie',
        refuses: ['deactivated', 'signed-out'],
      },
    })
    .input(SecondFactor)
    .output(CurrentUser)
    .mutation(({ ctx, input }) => completeSignIn(ctx, input)),

  beginPasskey: guestProcedure
    .meta({ sessionOnly: true })
    .output(PasskeyRequest)
    .mutation(({ ctx }) => beginPasskey(ctx)),

  passkeySignIn: guestProcedure
    .meta({ sessionOnly: true })
    .input(PasskeySignIn)
    .output(CurrentUser)
    .mutation(({ ctx, input }) => signInByPasskey(ctx, input)),
};

/** What members do with their second factors. */
export const secondFactors = {
  secondFactor: memberProcedure
    .meta({
      sessionOnly: true,
      rest: { method: 'GET', path: '/api/second-factor', summary: 'Your second factors' },
    })
    .output(SecondFactorState)
    .query(async ({ ctx }) => {
      const { userId } = ctx.actor;
      const app = await findApp(ctx.db, userId);
      const user = await getCurrentUser(ctx.db, userId);
      return {
        appAddedAt: app?.confirmedAt ?? null,
        passkeys: await listPasskeys(ctx.db, userId),
        recoveryCodesLeft: (await findRecoveryCodes(ctx.db, userId))?.left ?? 0,
        isRequired: isFactorRequired(ctx.settings.current, user),
      };
    }),

  confirmOwner: memberProcedure
    .meta({
      sessionOnly: true,
      rest: {
        method: 'POST',
        path: '/api/confirm-owner',
        summary:
          'Confirm that it is you, with your password or a code of your authenticator app; for 10 minutes the session is then a proof of the owner',
        strict: true,
      },
    })
    .input(OwnerConfirmation)
    .output(OwnerConfirmed)
    .mutation(async ({ ctx, input }) => {
      await confirmOwner(ctx, ctx.actor.userId, input);
      return { confirmed: true };
    }),

  confirmByPasskey: memberProcedure
    .meta({ sessionOnly: true })
    .input(PasskeyAnswer)
    .output(OwnerConfirmed)
    .mutation(async ({ ctx, input }) => {
      await confirmByPasskey(ctx, ctx.actor.userId, input);
      return { confirmed: true };
    }),

  beginApp: ownerProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/second-factor/app',
        summary: `Begin to set up an authenticator app; ${proofNeeded}`,
        refuses: ['conflict'],
        strict: true,
      },
    })
    .output(NewApp)
    .mutation(async ({ ctx }) => {
      const { userId } = ctx.actor;
      const { email } = await getCurrentUser(ctx.db, userId);
      return beginApp(ctx, { userId, email });
    }),

  confirmApp: ownerProcedure
    .meta({
      event: 'second-factor-added',
      rest: {
        method: 'POST',
        path: '/api/second-factor/app/confirm',
        summary: `Finish setting up an authenticator app with a first code; ${proofNeeded}`,
        refuses: ['conflict'],
        strict: true,
      },
    })
    .input(AppCodeForm)
    .output(FactorAdded)
    .mutation(async ({ ctx, input }) => ({
      recoveryCodes: await finishApp(ctx, ctx.actor.userId, input.code),
    })),

  removeApp: ownerProcedure
    .meta({
      event: 'second-factor-removed',
      rest: {
        method: 'DELETE',
        path: '/api/second-factor/app',
        summary: `Remove the authenticator app; ${proofNeeded}`,
        strict: true,
      },
      finds: 'Authenticator app',
    })
    .output(FactorsLeft)
    .mutation(async ({ ctx }) => ({
      isSecondFactorOn: await removeApp(ctx, ctx.actor.userId),
    })),

  renewRecoveryCodes: ownerProcedure
    .meta({
      event: 'recovery-codes-renewed',
      rest: {
        method: 'POST',
        path: '/api/second-factor/recovery-codes',
        summary: `Replace your recovery codes; ${proofNeeded}`,
        strict: true,
      },
      finds: 'Second factor',
    })
    .output(NewRecoveryCodes)
    .mutation(async ({ ctx }) => {
      const { userId } = ctx.actor;
      if (!(await findRecoveryCodes(ctx.db, userId))) throw notFound('Second factor');
      // Hashing is expensive, so a member may cause it only a few times.
      await takeOne(ctx.limits, 'forms', `recovery codes ${userId}`);
      return { recoveryCodes: await renewRecoveryCodes(ctx, userId) };
    }),

  beginNewPasskey: ownerProcedure.output(PasskeyCreation).mutation(async ({ ctx }) => {
    const { userId } = ctx.actor;
    const { username, email } = await getCurrentUser(ctx.db, userId);
    return beginNewPasskey(ctx, { userId, username, email });
  }),

  addPasskey: ownerProcedure
    .meta({ event: 'second-factor-added' })
    .input(NewPasskey)
    .output(FactorAdded)
    .mutation(async ({ ctx, input }) => ({
      recoveryCodes: await addPasskey(ctx, ctx.actor.userId, input),
    })),

  renamePasskey: memberProcedure
    .meta({
      sessionOnly: true,
      rest: {
        method: 'PATCH',
        path: '/api/second-factor/passkeys/{id}',
        summary: 'Rename a passkey',
        strict: true,
      },
      finds: 'Passkey',
    })
    .input(PasskeyRenaming)
    .output(Passkey)
    .mutation(async ({ ctx, input }) => {
      const { userId } = ctx.actor;
      const renamed = await inTransaction(ctx.db, (tx) => renamePasskey(tx, { userId, ...input }));
      return orNotFound(renamed, 'Passkey');
    }),

  removePasskey: ownerProcedure
    .meta({
      event: 'second-factor-removed',
      rest: {
        method: 'DELETE',
        path: '/api/second-factor/passkeys/{id}',
        summary: `Remove a passkey; ${proofNeeded}`,
        strict: true,
      },
      finds: 'Passkey',
    })
    .input(PasskeyId)
    .output(FactorsLeft)
    .mutation(async ({ ctx, input: { id } }) => ({
      isSecondFactorOn: await removePasskey(ctx, ctx.actor.userId, id),
    })),
};
