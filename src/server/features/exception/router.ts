import { recordAct } from '#db/audit.ts';
import type { Tx } from '#db/open.ts';
import { lockForOwnRows, touchExceptions } from '#server/features/account/mutations.ts';
import { findRecipient, getExceptionsVersion } from '#server/features/account/queries.ts';
import { getQuizStatus } from '#server/features/quiz/queries.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { router } from '#server/kernel/trpc.ts';
import { requireUnchanged } from '#server/kernel/unchanged.ts';
import { ExceptionInput, PersonExceptions } from '#shared/features/exception/schema.ts';
import { LoadedVersion } from '#shared/kernel/loaded-at.ts';
import { anyException, anyPerson } from './guards.ts';
import { removeException, writeException } from './mutations.ts';
import { listExceptions } from './queries.ts';
import { versionOfExceptions } from './views.ts';
import { readExceptions } from './workflows/read-exceptions.ts';

/** What administrators allow a person beyond the rules of quizzes. It counts for attempts that begin afterwards. */
export const exceptionRouter = router({
  /** Also what classes allow the person, which their teachers change. */
  list: anyPerson
    .output(PersonExceptions)
    .query(({ ctx: { db }, input: { userId } }) => readExceptions(db, userId)),

  set: anyPerson
    .input(ExceptionInput)
    .input(LoadedVersion)
    .output(PersonExceptions)
    .mutation(({ ctx, input: { loadedUpdatedAt, ...input } }) =>
      inTransaction(ctx.db, async (tx) => {
        const { userId, quizId, closesAt, ...extras } = input;
        await takeExceptions(tx, userId, loadedUpdatedAt);
        if (quizId !== null) await getQuizStatus(tx, quizId);
        await writeException(tx, { ...input, createdBy: ctx.actor.userId }, ctx.now);
        const act = { exception: quizId ?? 'every quiz', ...extras, closesAt: closesAt ?? '' };
        await recordAct(tx, { kind: 'users', rowId: userId }, act);
        await touchExceptions(tx, userId, ctx.now);
        return readExceptions(tx, userId);
      }),
    ),

  remove: anyException
    .input(LoadedVersion)
    .output(PersonExceptions)
    .mutation(({ ctx: { db, now, exception }, input: { loadedUpdatedAt } }) =>
      inTransaction(db, async (tx) => {
        const { id, userId } = exception;
        await takeExceptions(tx, userId, loadedUpdatedAt);
        await removeException(tx, id);
        await recordAct(tx, { kind: 'users', rowId: userId }, { exception: 'removed' });
        await touchExceptions(tx, userId, now);
        return readExceptions(tx, userId);
      }),
    ),
});

/**
 * Lets no one else change what a person is allowed until the transaction ends.
 * @throws not-found when the account was erased meanwhile; stale when that is another version than the client has seen
 */
async function takeExceptions(
  tx: Tx,
  userId: number,
  loadedUpdatedAt: string | undefined,
): Promise<void> {
  await lockForOwnRows(tx, userId);
  orNotFound(await findRecipient(tx, userId), 'Account');
  const updatedAt = await getExceptionsVersion(tx, userId);
  const stored = versionOfExceptions(updatedAt, await listExceptions(tx, userId));
  requireUnchanged('list of exceptions', stored, loadedUpdatedAt);
}
