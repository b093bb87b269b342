import { z } from 'zod';
import { Credentials, CurrentUser, Registration } from '#shared/features/account/schema.ts';
import { Failure, orNotFound } from '../../kernel/failure.ts';
import { requireOneLeft, takeOne } from '../../kernel/rate-limits.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { guestProcedure, memberProcedure, router } from '../../kernel/trpc.ts';
import { createAccount } from './mutations.ts';
import { findCurrentUser, findLogin, findTaken } from './queries.ts';
import { signIn, signOut } from './sign-in.ts';

export const accountRouter = router({
  /** Whoever is signed in, or null: the app's own question on start. */
  me: guestProcedure
    .output(CurrentUser.nullable())
    .query(async ({ ctx }) =>
      ctx.actor.kind === 'guest'
        ? null
        : ((await findCurrentUser(ctx.db, ctx.actor.userId)) ?? null),
    ),

  current: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/user',
        summary: 'Whoever is signed in; 401 when nobody is',
      },
    })
    .output(CurrentUser)
    .query(async ({ ctx }) =>
      orNotFound(await findCurrentUser(ctx.db, ctx.actor.userId), 'Account'),
    ),

  login: guestProcedure
    .meta({
      rest: { method: 'POST', path: '/api/login', summary: 'Sign in; sets the session cookie' },
    })
    .input(Credentials)
    .output(CurrentUser)
    .mutation(async ({ ctx, input }) => {
      const keys = [`address ${ctx.ip}`, `account ${input.email}`];
      for (const key of keys) await requireOneLeft(ctx.limits, 'login', key);
      const login = await findLogin(ctx.db, input.email);
      if (!(await ctx.passwords.verify(login?.password, input.password)) || !login) {
        for (const key of keys) await takeOne(ctx.limits, 'login', key);
        throw new Failure('signed-out', 'Invalid email or password');
      }
      requireActive(login);
      return signIn(ctx, login.id);
    }),

  register: guestProcedure
    .meta({
      limit: 'register',
      rest: {
        method: 'POST',
        path: '/api/register',
        summary: 'Open an account and sign in',
        status: 201,
      },
    })
    .input(Registration)
    .output(CurrentUser)
    .mutation(async ({ ctx, input }) => {
      const passwordHash = await ctx.passwords.hash(input.password);
      const id = await inTransaction(ctx.db, async (tx) => {
        const created = await createAccount(tx, { ...input, passwordHash }, ctx.now);
        if (created === undefined) throw takenFailure(await findTaken(tx, input));
        return created;
      });
      return signIn(ctx, id);
    }),

  logout: guestProcedure
    .meta({ rest: { method: 'POST', path: '/api/logout', summary: 'End the session' } })
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx }) => {
      await signOut(ctx);
      return { message: 'Logged out' };
    }),
});

/** @throws deactivated, which only ever follows a proof of identity */
function requireActive(login: {
  email: string;
  accountStatus: string;
  scheduledDeletionDate: Date | null;
}): void {
  if (login.accountStatus === 'active') return;
  if (login.accountStatus === 'suspended')
    throw new Failure('forbidden', 'This account has been suspended.');
  throw new Failure('deactivated', 'This account has been deactivated.', {
    email: login.email,
    ...(login.scheduledDeletionDate
      ? { scheduledDeletionDate: login.scheduledDeletionDate.toISOString() }
      : {}),
  });
}

function takenFailure(field: 'username' | 'email' | undefined): Failure {
  const message =
    field === 'email'
      ? 'An account with this email already exists'
      : 'This username is already taken';
  return new Failure('conflict', message, { fields: { [field ?? 'username']: message } });
}
