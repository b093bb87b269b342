import { initTRPC, type TRPCError } from '@trpc/server';
import { audited } from '#db/audit.ts';
import { defaultLanguage } from '#shared/kernel/language/languages.ts';
import { type Access, hasAccess, refusedToToken, requireAccess, requireMember } from './access.ts';
import type { Context } from './context.ts';
import { failureData, inputMistakes, isOurFault, kindOf, publicMessage } from './error-data.ts';
import { Failure, invalid } from './failure.ts';
import type { Meta } from './procedure-meta.ts';
import { takeOne } from './rate-limits.ts';
import { withReasonsIn } from './row-outcomes.ts';
import { logSecurityEvent } from './security/events.ts';
import { firstUnstorable } from './storable-input.ts';
import { translationInto } from './translations.ts';

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const translate = translationInto(ctx?.language ?? defaultLanguage);
      const data = failureData(error, ctx?.requestId ?? '', translate);
      return {
        ...shape,
        message: publicMessage(error, translate),
        data: { ...data, code: shape.data.code },
      };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Checks before and work after every call, in one middleware, because each costs as much as a small call. */
const everyCall = t.middleware(async ({ ctx, meta, path, type, getRawInput, next }) => {
  const start = performance.now();
  requireScope(ctx, meta, type);
  if (meta?.limit) await takeOne(ctx.limits, meta.limit, ctx.network);
  requireStorable(await getRawInput());
  const result = await next();
  for (const observer of ctx.observers) {
    const outcome = result.ok ? 'ok' : kindOf(result.error).failure;
    observer.onCall?.({ procedure: path, outcome, seconds: secondsSince(start) });
  }
  if (!result.ok && isOurFault(result.error)) {
    ctx.log.error({ err: result.error.cause ?? result.error, type }, 'procedure failed');
  }
  if (result.ok && meta?.event) logSecurityEvent(ctx, meta.event);
  if (type === 'mutation' && (result.ok || !isRefusedAtOnce(result.error, ctx, meta)))
    await (meta?.changesOnlyAttempts ? invalidateAttempts(ctx, meta) : invalidateCaches(ctx));
  return result.ok && type === 'mutation'
    ? { ...result, data: withReasonsIn(ctx.language, result.data) }
    : result;
});

/** Whether a call was refused for its caller or the form of its input, before it could change anything. */
function isRefusedAtOnce(error: TRPCError, { actor }: Context, meta: Meta | undefined): boolean {
  return inputMistakes(error) !== undefined || !hasAccess(actor, meta?.access ?? 'guest');
}

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

/** Refuses a call that exceeds the scope of its access token. */
function requireScope({ token }: Context, meta: Meta | undefined, type: string): void {
  if (token && meta?.sessionOnly) throw refusedToToken();
  if (token?.scope === 'read' && type === 'mutation') {
    throw new Failure('forbidden', 'This access token may only read.');
  }
}

/** Refuses text that no column can store, and deep nesting, before any schema is applied. */
function requireStorable(input: unknown): void {
  const found = firstUnstorable(input);
  if (found) throw invalid(found.field, found.message);
}

/** Makes this process read again what a call may have changed: sessions, and what responses are computed from. */
async function invalidateCaches({ sessions, publicVersions, log }: Context): Promise<void> {
  sessions.clear();
  await publicVersions
    .refreshAfterChange()
    .catch((err: unknown) => log.warn({ err }, 'public versions could not be read'));
}

/** The same for attempts: of the learner who calls, or of those whose attempts the holder of a role has changed. */
async function invalidateAttempts(
  { actor, db, log, memberVersions }: Context,
  { access }: Meta,
): Promise<void> {
  if (actor.kind === 'member') memberVersions.raise(actor.userId);
  if (access === 'guest' || access === 'member') return;
  await memberVersions
    .refresh(db)
    .catch((err: unknown) => log.warn({ err }, 'changes of members could not be read'));
}

/** The base of reusable parts for `concat`: inputs and middleware, without an access level. */
export const procedurePart = t.procedure;

/** Everyone may call. */
export const guestProcedure = t.procedure.meta({ access: 'guest' }).use(everyCall);

/**
 * Refuses a call from a page of another account than the one that is signed in: the browser's tabs share
 * one session, and what one person typed must not be written for another.
 */
export function requireSameAccount({ actor, expectedUserId }: Context): void {
  if (expectedUserId !== undefined && actor.kind === 'member' && actor.userId !== expectedUserId) {
    throw new Failure(
      'other-account',
      'Another account is signed in in this browser now. Nothing was saved.',
    );
  }
}

/** Only members may call; `ctx.actor` is a member. */
export const memberProcedure = guestProcedure.meta({ access: 'member' }).use(({ ctx, next }) => {
  requireSameAccount(ctx);
  return next({ ctx: { actor: requireMember(ctx.actor) } });
});

/** Only holders of a role may call. What such a call writes is recorded in the audit trail. */
const withRole = (access: Access) =>
  memberProcedure.meta({ access }).use(({ ctx, path, type, next }) => {
    requireAccess(ctx.actor, access);
    if (type !== 'mutation') return next();
    const { now: at, requestId, actor } = ctx;
    return audited({ at, actorId: actor.userId, call: path, requestId }, next);
  });

export const adminProcedure = withRole('admin');

/** For authors and administrators. A guard built on it checks that the caller manages the rows that are named. */
export const authorProcedure = withRole('author');

/** The same for teachers. */
export const teacherProcedure = withRole('teacher');

/** The same for authors and teachers: both mark answers. */
export const markerProcedure = withRole('marker');
