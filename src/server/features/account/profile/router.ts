import { z } from 'zod';
import { isUniqueViolation } from '#server/kernel/database/violations.ts';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { takeIfLeft, takeOne } from '#server/kernel/rate-limits.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { memberProcedure } from '#server/kernel/trpc.ts';
import {
  AccessibilityChanges,
  AccessibilityProfile,
} from '#shared/features/account/accessibility.ts';
import { DataExport, exportFilename } from '#shared/features/account/export.ts';
import {
  CurrentUser,
  DeletionRequest,
  DeletionScheduled,
  FormAnswer,
  PasswordChange,
  PasswordCreation,
  Profile,
  ProfileCardUpdate,
  ProfileUpdateRequest,
  Username,
} from '#shared/features/account/schema.ts';
import { accessTokens } from '../access-tokens/router.ts';
import { writeAccessibility } from '../accessibility/mutations.ts';
import { findAccessibility } from '../accessibility/queries.ts';
import { scheduleDeletion } from '../erasure/mutations.ts';
import { collectData } from '../export/workflows/collect-data.ts';
import { requireOwnName, takenFailure } from '../guards.ts';
import { settleUsername } from '../mutations.ts';
import { proveOwner } from '../passwords/guards.ts';
import { changePassword } from '../passwords/workflows/change-password.ts';
import { createPassword } from '../passwords/workflows/create-password.ts';
import { signInProviders } from '../providers/router.ts';
import { getCurrentUser, getProfile } from '../queries.ts';
import { secondFactors } from '../second-factor/router.ts';
import { sessionCookie } from '../sessions/mutations.ts';
import { devices } from '../sessions/router.ts';
import { resendVerification } from './workflows/resend-verification.ts';
import { cancelAddressChange, saveProfile } from './workflows/save-profile.ts';

/** What members do with their own account: the five sections of the Profile page. */
export const ownAccount = {
  ...devices,
  ...accessTokens,
  ...secondFactors,
  ...signInProviders,

  profile: memberProcedure
    .meta({ rest: { method: 'GET', path: '/api/profile', summary: 'Your profile' } })
    .output(Profile)
    .query(({ ctx }) => getProfile(ctx.db, ctx.actor.userId)),

  updateProfile: memberProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/profile',
        summary:
          'Change your profile; a new email address needs your password, unless you signed in within the last 10 minutes, and waits until it is confirmed',
        patch: true,
        refuses: ['conflict'],
      },
    })
    .input(ProfileUpdateRequest)
    .output(Profile)
    .mutation(({ ctx, input: profile }) =>
      saveProfile(ctx, ctx.actor.userId, { profile, proofField: 'email' }),
    ),

  /** Saves one card of the Profile page; the fields of other cards stay unchanged. */
  updateCard: memberProcedure
    .input(ProfileCardUpdate)
    .output(Profile)
    .mutation(({ ctx, input: { card: _, ...profile } }) =>
      saveProfile(ctx, ctx.actor.userId, { profile, proofField: 'password' }),
    ),

  /** There is no read of its own: the profile is part of the signed-in user. */
  saveAccessibility: memberProcedure
    .input(AccessibilityChanges)
    .output(AccessibilityProfile)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        const { userId } = ctx.actor;
        await writeAccessibility(tx, userId, input);
        return orNotFound((await findAccessibility(tx, userId)) ?? undefined, 'Account');
      }),
    ),

  /** Replaces the generated username of a Google account, once. */
  chooseUsername: memberProcedure
    .input(z.object({ username: Username }))
    .output(CurrentUser)
    .mutation(async ({ ctx, input: { username } }) => {
      const { userId, isAdmin } = ctx.actor;
      requireOwnName({ username }, isAdmin);
      try {
        return await inTransaction(ctx.db, async (tx) => {
          if (!(await settleUsername(tx, { userId, username }, ctx.now))) {
            throw new Failure('conflict', 'Your username is settled already.');
          }
          return getCurrentUser(tx, userId);
        });
      } catch (error) {
        throw isUniqueViolation(error) ? takenFailure('username') : error;
      }
    }),

  resendVerification: memberProcedure
    .meta({
      sessionOnly: true,
      rest: {
        method: 'POST',
        path: '/api/resend-verification',
        summary: 'Mail the link that confirms your address once more',
        isForm: true,
        refuses: ['conflict'],
      },
    })
    .output(FormAnswer)
    .mutation(async ({ ctx }) => {
      await resendVerification(ctx, ctx.actor.userId);
      return { success: true, message: 'Verification email sent!' };
    }),

  cancelAddressChange: memberProcedure
    .meta({
      event: 'address-change-cancelled',
      sessionOnly: true,
      rest: {
        method: 'DELETE',
        path: '/api/profile/pending-email',
        summary: 'Keep your email address: the new one that waits to be confirmed is forgotten',
        strict: true,
      },
    })
    .output(Profile)
    .mutation(async ({ ctx }) => {
      await cancelAddressChange(ctx, ctx.actor.userId);
      return getProfile(ctx.db, ctx.actor.userId);
    }),

  createPassword: memberProcedure
    .meta({
      event: 'password-created',
      sessionOnly: true,
      rest: {
        method: 'POST',
        path: '/api/create-password',
        summary:
          'Give an account that signs in with Google a password, within 10 minutes of signing in',
        refuses: ['conflict'],
      },
    })
    .input(PasswordCreation)
    .output(FormAnswer)
    .mutation(async ({ ctx, input }) => {
      await createPassword(ctx, ctx.actor.userId, input.password);
      return { success: true, message: 'Password created successfully!' };
    }),

  changePassword: memberProcedure
    .meta({
      event: 'password-changed',
      sessionOnly: true,
      rest: {
        method: 'POST',
        path: '/api/update-password',
        summary: 'Replace your password; every other device is signed out',
        refuses: ['conflict'],
      },
    })
    .input(PasswordChange)
    .output(FormAnswer)
    .mutation(async ({ ctx, input }) => {
      await changePassword(ctx, ctx.actor.userId, input);
      return { success: true, message: 'Password updated successfully!' };
    }),

  /** A mutation with method GET: it also enqueues a mail with a copy, at most once an hour. */
  exportData: memberProcedure
    .meta({
      event: 'data-exported',
      sessionOnly: true,
      rest: {
        method: 'GET',
        path: '/api/export-data',
        summary:
          'Everything that is kept about you, as a file; a copy goes to your verified address; needs a sign-in or `POST /api/confirm-owner` within the last 10 minutes',
        filename: exportFilename,
      },
    })
    .output(DataExport)
    .mutation(async ({ ctx }) => {
      const { userId } = ctx.actor;
      await proveOwner(ctx, userId, { password: undefined, field: 'password' });
      const account = `export ${userId}`;
      await takeOne(ctx.limits, 'forms', account);
      const data = await collectData(ctx.db, userId, ctx.now);
      // Only a verified address gets a copy. An unverified one does not use up the hourly limit.
      if (data.profile.emailVerified && (await takeIfLeft(ctx.limits, 'exportMails', account))) {
        await inTransaction(ctx.db, (tx) =>
          ctx.jobs.enqueue(tx, 'mail', { mail: 'export', userId }),
        );
      }
      return data;
    }),

  deleteAccount: memberProcedure
    .meta({
      event: 'deletion-scheduled',
      sessionOnly: true,
      rest: {
        method: 'POST',
        path: '/api/delete-account',
        summary:
          'Deactivate your account now and have it erased after the days of grace; needs your password unless you signed in within the last 10 minutes',
        refuses: ['conflict'],
      },
    })
    .input(DeletionRequest)
    .output(DeletionScheduled)
    .mutation(async ({ ctx, input }) => {
      const { userId } = ctx.actor;
      await proveOwner(ctx, userId, { password: input.password, field: 'password' });
      const scheduledDeletionDate = await inTransaction(ctx.db, async (tx) => {
        const date = await scheduleDeletion(tx, userId, ctx);
        await ctx.jobs.enqueue(tx, 'mail', { mail: 'deletion-scheduled', userId, by: 'owner' });
        return date;
      });
      ctx.cookies.clear(sessionCookie);
      return { message: 'Your account is scheduled for deletion.', scheduledDeletionDate };
    }),
};
