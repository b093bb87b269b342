import { initTRPC } from '@trpc/server';
import { requireAdmin, requireMember } from './access.ts';
import type { Context } from './context.ts';
import { failureData, isOurFault, publicMessage } from './error-data.ts';
import { Failure } from './failure.ts';
import type { Meta } from './procedure-meta.ts';
import { takeOne } from './rate-limits.ts';
import { firstUnstorable } from './storable-input.ts';

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => ({
      ...shape,
      message: publicMessage(error),
      data: { ...failureData(error, ctx?.requestId ?? ''), code: shape.data.code },
    }),
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

const limited = t.middleware(async ({ ctx, meta, type, next }) => {
  if (meta?.limit) await takeOne(ctx.limits, meta.limit, ctx.network);
  const result = await next();
  if (!result.ok && isOurFault(result.error)) {
    ctx.log.error({ err: result.error.cause ?? result.error, type }, 'procedure failed');
  }
  return result;
});

/** Refuses text that no column can store, before any schema is applied. */
const storableInput = t.middleware(async ({ getRawInput, next }) => {
  const field = firstUnstorable(await getRawInput());
  if (field === undefined) return next();
  const message = 'Contains a character that cannot be stored';
  throw new Failure('invalid', message, { fields: { [field]: message } });
});

/** What a procedure takes over with `concat`: inputs and middleware, without a level of access. */
export const procedurePart = t.procedure;

/** Keeps a call with an access token within the token's scope. */
const withinScope = t.middleware(({ ctx, meta, type, next }) => {
  if (ctx.token && meta?.sessionOnly) {
    throw new Failure('forbidden', 'An access token cannot do this. Please sign in for it.');
  }
  if (ctx.token?.scope === 'read' && type === 'mutation') {
    throw new Failure('forbidden', 'This access token may only read.');
  }
  return next();
});

/** From its next answer on, this process shows what a call has changed for visitors and for sessions. */
const noticeChanges = t.middleware(async ({ ctx, meta, type, next }) => {
  const result = await next();
  if (type === 'mutation' && !meta?.changesOnlyAttempts) {
    ctx.sessions.clear();
    await ctx.publicVersions
      .refresh()
      .catch((err: unknown) => ctx.log.warn({ err }, 'public versions could not be read'));
  }
  return result;
});

/** Everyone may call. */
export const guestProcedure = t.procedure
  .meta({ access: 'guest' })
  .use(withinScope)
  .use(limited)
  .use(noticeChanges)
  .use(storableInput);

/**
 * Refuses a call from a page of another account than the one that is signed in: the browser's tabs share
 * one session, and what one person typed must not be written for another.
 */
export const forSameAccount = t.middleware(({ ctx, next }) => {
  const { actor, expectedUserId } = ctx;
  if (expectedUserId !== undefined && actor.kind === 'member' && actor.userId !== expectedUserId) {
    throw new Failure(
      'other-account',
      'Another account is signed in in this browser now. Nothing was saved.',
    );
  }
  return next();
});

/** Only members may call; `ctx.actor` is a member. */
export const memberProcedure = guestProcedure
  .meta({ access: 'member' })
  .use(forSameAccount)
  .use(({ ctx, next }) => next({ ctx: { actor: requireMember(ctx.actor) } }));

/** Only administrators may call. */
export const adminProcedure = memberProcedure.meta({ access: 'admin' }).use(({ ctx, next }) => {
  requireAdmin(ctx.actor);
  return next();
});
