import { z } from 'zod';
import { invalid } from '#server/kernel/failure.ts';
import { takeOne } from '#server/kernel/rate-limits.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { guestProcedure, memberProcedure, router } from '#server/kernel/trpc.ts';
import {
  AddressUndo,
  Credentials,
  CurrentUser,
  Email,
  EmailVerification,
  FormAnswer,
  GoogleIdToken,
  PasswordReset,
  PasswordResetRequest,
  Registration,
} from '#shared/features/account/schema.ts';
import { languages } from '#shared/kernel/language/languages.ts';
import { undoByLink } from './address-undo/workflows/undo-change.ts';
import { setLanguage } from './mutations.ts';
import { logIn } from './passwords/workflows/log-in.ts';
import { resetPasswordByLink } from './passwords/workflows/reset-password.ts';
import { people } from './people/router.ts';
import { ownAccount } from './profile/router.ts';
import { confirmByLink } from './profile/workflows/confirm-address.ts';
import { signInWithIdToken } from './providers/workflows/sign-in.ts';
import { findCurrentUser, getCurrentUser } from './queries.ts';
import { secondStep } from './second-factor/router.ts';
import { signOut } from './sessions/workflows/sign-in.ts';
import { reactivate } from './workflows/reactivate.ts';
import { register } from './workflows/register.ts';
import { rememberLanguage } from './workflows/remember-language.ts';

export const accountRouter = router({
  ...ownAccount,
  ...secondStep,
  ...people,

  /** The signed-in user, or null; the app calls it when it starts. */
  me: guestProcedure.output(CurrentUser.nullable()).query(async ({ ctx }) => {
    if (ctx.actor.kind === 'guest') return null;
    const user = await findCurrentUser(ctx.db, ctx.actor.userId);
    if (user) rememberLanguage(ctx, user.preferredLanguage);
    return user ?? null;
  }),

  /** Chooses the language of the interface: in this browser, and for the account of a member. */
  setLanguage: guestProcedure
    .meta({ sessionOnly: true })
    .input(z.object({ language: z.enum(languages) }))
    .output(z.object({ language: z.enum(languages) }))
    .mutation(async ({ ctx, input: { language } }) => {
      const { actor } = ctx;
      if (!ctx.settings.current.languages.includes(language))
        throw invalid('language', 'This language is not offered here');
      if (actor.kind === 'member')
        await inTransaction(ctx.db, (tx) => setLanguage(tx, actor.userId, { language }, ctx.now));
      rememberLanguage(ctx, language);
      return { language };
    }),

  current: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/user',
        summary: 'The signed-in user; 401 without one',
      },
    })
    .output(CurrentUser)
    .query(({ ctx }) => getCurrentUser(ctx.db, ctx.actor.userId)),

  login: guestProcedure
    .meta({
      sessionOnly: true,
      rest: {
        method: 'POST',
        path: '/api/login',
        summary: 'Sign in; sets the session cookie',
        refuses: ['deactivated', 'forbidden', 'second-factor'],
      },
    })
    .input(Credentials)
    .output(CurrentUser)
    .mutation(({ ctx, input }) => logIn(ctx, input)),

  register: guestProcedure
    .meta({
      sessionOnly: true,
      limit: 'register',
      rest: {
        method: 'POST',
        path: '/api/register',
        summary:
          'Open an account and sign in; where accounts are for certain addresses only, the address must be confirmed before the sign-in',
        status: 201,
        refuses: ['conflict', 'forbidden'],
      },
    })
    .input(Registration)
    .output(CurrentUser)
    .mutation(({ ctx, input }) => register(ctx, input)),

  logout: guestProcedure
    .meta({
      event: 'signed-out',
      sessionOnly: true,
      rest: { method: 'POST', path: '/api/logout', summary: 'End the session' },
    })
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx }) => {
      await signOut(ctx);
      return { message: 'Logged out' };
    }),

  googleToken: guestProcedure
    .meta({
      sessionOnly: true,
      rest: {
        method: 'POST',
        path: '/api/auth/firebase',
        summary: 'Sign in with an ID token from Google; sets the session cookie',
        refuses: ['deactivated', 'second-factor', 'conflict'],
      },
    })
    .input(GoogleIdToken)
    .output(CurrentUser)
    .mutation(({ ctx, input }) => signInWithIdToken(ctx, input)),

  reactivate: guestProcedure
    .meta({
      sessionOnly: true,
      limit: 'reactivation',
      rest: {
        method: 'POST',
        path: '/api/reactivate-account',
        summary:
          'Make a deactivated account active again, within 10 minutes of an attempt to sign in to it',
        refuses: ['conflict'],
      },
    })
    .input(z.object({ email: Email }))
    .output(FormAnswer)
    .mutation(async ({ ctx, input }) => {
      await reactivate(ctx, input.email);
      return { success: true, message: 'Your account is active again. Please sign in.' };
    }),

  verifyEmail: guestProcedure
    .meta({
      sessionOnly: true,
      rest: {
        method: 'POST',
        path: '/api/verify-email',
        summary: 'Confirm an email address with the token of the mailed link, which works once',
        isForm: true,
      },
    })
    .input(EmailVerification)
    .output(FormAnswer)
    .mutation(async ({ ctx, input }) => {
      const problem = await confirmByLink(ctx, input.token);
      return problem
        ? { success: false, message: 'Verification failed', error: problem }
        : { success: true, message: 'Your email address is verified.' };
    }),

  undoEmailChange: guestProcedure
    .meta({
      sessionOnly: true,
      rest: {
        method: 'POST',
        path: '/api/undo-email-change',
        summary:
          'Go back to the old email address with the token of the link that was mailed to it; ends every session and mails a link to choose a new password',
        isForm: true,
        refuses: ['conflict'],
      },
    })
    .input(AddressUndo)
    .output(FormAnswer)
    .mutation(async ({ ctx, input }) => {
      const email = await undoByLink(ctx, input.token);
      return { success: true, message: `Your account has the address ${email} again.` };
    }),

  /** Gives the same answer after the same work whether or not the address has an account. */
  forgotPassword: guestProcedure
    .meta({
      event: 'password-reset-requested',
      sessionOnly: true,
      limit: 'verificationNetwork',
      rest: {
        method: 'POST',
        path: '/api/forgot-password',
        summary: 'Mail a link to choose a new password, if the address has an account',
        isForm: true,
      },
    })
    .input(PasswordResetRequest)
    .output(FormAnswer)
    .mutation(async ({ ctx, input: { email } }) => {
      await takeOne(ctx.limits, 'verification', `reset ${email}`);
      await inTransaction(ctx.db, (tx) =>
        ctx.jobs.enqueue(tx, 'mail', { mail: 'password-reset', email }),
      );
      return {
        success: true,
        message: 'If this address has an account, a mail with a link is on its way to it.',
      };
    }),

  resetPassword: guestProcedure
    .meta({
      sessionOnly: true,
      rest: {
        method: 'POST',
        path: '/api/reset-password',
        summary: 'Choose a new password with the token of the mailed link, which works once',
        isForm: true,
      },
    })
    .input(PasswordReset)
    .output(FormAnswer)
    .mutation(async ({ ctx, input }) => {
      await resetPasswordByLink(ctx, input);
      return { success: true, message: 'Your new password is set. Please sign in.' };
    }),
});
