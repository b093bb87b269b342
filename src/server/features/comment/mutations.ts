import { sql } from 'kysely';
import type { z } from 'zod';
import { recordAct } from '#db/audit.ts';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Tx } from '#db/open.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { outcomesOf } from '#server/kernel/row-outcomes.ts';
import {
  changedSince,
  isAsLoaded,
  requireUnchanged,
  type StoredVersion,
} from '#server/kernel/unchanged.ts';
import type { Writing } from '#server/kernel/writing.ts';
import { hidingWeight } from '#shared/features/comment/rules.ts';
import type {
  CommentOutcome,
  CommentState,
  CommentStateChanges,
} from '#shared/features/comment/schema.ts';
import type { Manager } from '#shared/kernel/actor.ts';
import type { RowOutcome } from '#shared/kernel/many.ts';
import { findForReview, listManagedIds, weighReports } from './queries.ts';

interface NewComment {
  questionId: number;
  userId: number;
  text: string;
  isByStaff: boolean;
}

/** Stores a comment: of staff it is published at once. @returns its id */
export async function writeComment(tx: Tx, comment: NewComment, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('questionComments')
    .values({ ...comment, state: stateOf(comment), createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const stateOf = ({ isByStaff }: { isByStaff: boolean }): CommentState =>
  isByStaff ? 'published' : 'waiting';

interface Change {
  id: number;
  text: string;
  isByStaff: boolean;
  loadedUpdatedAt: string | undefined;
}

/**
 * Changes one's own comment, which waits again, and settles its reports: they were about other words.
 * @throws not-found when it was erased meanwhile
 */
export async function changeComment(
  tx: Tx,
  { id, text, isByStaff, loadedUpdatedAt }: Change,
  now: Date,
): Promise<void> {
  const stored = await tx
    .selectFrom('questionComments')
    .where('id', '=', id)
    .select(['updatedAt', sql<null>`null`.as('updatedByName')])
    .forUpdate()
    .executeTakeFirst();
  requireUnchanged('comment', orNotFound(stored, 'Comment'), loadedUpdatedAt);
  await tx
    .updateTable('questionComments')
    .set({ text, isByStaff, state: stateOf({ isByStaff }), updatedAt: now, updatedBy: null })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('commentReports').where('commentId', '=', id).execute();
}

/** Erases one's own comment. */
export async function eraseComment(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('questionComments').where('id', '=', id).execute();
}

/**
 * Stores a report, once for each learner and comment. With enough of them the comment waits for a decision again.
 * @throws not-found when it was erased meanwhile
 */
export async function reportComment(
  tx: Tx,
  { commentId, userId }: { commentId: number; userId: number },
  now: Date,
): Promise<void> {
  orNotFound(await lockComment(tx, commentId), 'Comment');
  await tx
    .insertInto('commentReports')
    .values({ commentId, userId, reportedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if ((await weighReports(tx, commentId)) < hidingWeight) return;
  await tx
    .updateTable('questionComments')
    .set({ state: 'waiting', updatedAt: now, updatedBy: null })
    .where('id', '=', commentId)
    .where('state', '=', 'published')
    .execute();
}

type StateChange = z.output<typeof CommentStateChanges>['changes'][number];
type Outcome = z.input<typeof CommentOutcome>;
interface Reviewing extends Writing {
  manager: Manager;
}

/** Publishes or rejects comments, or lets them wait again. Those on questions of others are missing. */
export async function setStates(
  tx: Tx,
  changes: readonly StateChange[],
  by: Reviewing,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const change of changes) outcomes.push(await setState(tx, change, by));
  return outcomes;
}

const lockComment = (tx: Tx, id: number) =>
  tx
    .selectFrom('questionComments')
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirst();

async function lockForReview(tx: Tx, manager: Manager, id: number) {
  await lockComment(tx, id);
  return findForReview(tx, manager, id);
}

async function setState(
  tx: Tx,
  { id, state, loadedUpdatedAt, undoes }: StateChange,
  by: Reviewing,
): Promise<Outcome> {
  const stored = await lockForReview(tx, by.manager, id);
  if (!stored) return { id, outcome: 'missing' };
  const version = versionOf(stored);
  const isUndone = undoes && isAsLoaded(version, loadedUpdatedAt);
  const reopened = isUndone ? await reopenReports(tx, id, stored.updatedAt) : 0n;
  if (stored.state === state && stored.reports === 0 && reopened === 0n)
    return { id, outcome: 'unchanged' };
  if (!isAsLoaded(version, loadedUpdatedAt))
    return { id, outcome: 'refused', message: changedSince('comment', version) };
  if (!isUndone) await settleReports(tx, id, by.now);
  await storeState(tx, { id, questionId: stored.questionId, state }, by);
  return { id, outcome: 'done', before: stored.state, updatedAt: by.now };
}

/** The same for one comment. @throws stale when it was changed since it was loaded */
export async function decideOnComment(
  tx: Tx,
  { id, state, loadedUpdatedAt }: Omit<StateChange, 'undoes'>,
  by: Reviewing,
): Promise<void> {
  const stored = await lockForReview(tx, by.manager, id);
  if (!stored) return;
  requireUnchanged('comment', versionOf(stored), loadedUpdatedAt);
  if (stored.state === state && stored.reports === 0) return;
  await settleReports(tx, id, by.now);
  await storeState(tx, { id, questionId: stored.questionId, state }, by);
}

const settleReports = (tx: Tx, commentId: number, now: Date) =>
  tx
    .updateTable('commentReports')
    .set({ settledAt: now })
    .where('commentId', '=', commentId)
    .where('settledAt', 'is', null)
    .execute();

/** The reports that the decision at this time has settled wait again. @returns how many there are */
async function reopenReports(tx: Tx, commentId: number, decidedAt: Date): Promise<bigint> {
  const { numUpdatedRows } = await tx
    .updateTable('commentReports')
    .set({ settledAt: null })
    .where('commentId', '=', commentId)
    .where('settledAt', '=', decidedAt)
    .executeTakeFirstOrThrow();
  return numUpdatedRows;
}

/** Stores a decision. The audit trail has no words: it outlives an erased person. */
async function storeState(
  tx: Tx,
  { id, questionId, state }: { id: number; questionId: number; state: CommentState },
  { writer, now }: Writing,
): Promise<void> {
  await tx
    .updateTable('questionComments')
    .set({ state, updatedAt: now, updatedBy: writer })
    .where('id', '=', id)
    .execute();
  await recordAct(tx, { kind: 'questions', rowId: questionId }, { comment: id, state });
}

const versionOf = ({
  state,
  ...version
}: Pick<StoredVersion, 'updatedAt' | 'updatedByName'> & {
  state: CommentState;
}): StoredVersion => ({
  ...version,
  change: state === 'waiting' ? 'changed' : state,
});

/** Deletes comments so that they can be restored, or restores them. */
export async function markDeleted(
  tx: Tx,
  { ids, isDeleted }: { ids: readonly number[]; isDeleted: boolean },
  { manager, now }: Reviewing,
): Promise<RowOutcome[]> {
  const managed = await listManagedIds(tx, manager, ids);
  const changed = await tx
    .updateTable('questionComments')
    .set({ deletedAt: isDeleted ? now : null })
    .where('id', '=', anyOf(managed))
    .where('deletedAt', isDeleted ? 'is' : 'is not', null)
    .returning(['id', 'questionId'])
    .execute();
  for (const { id, questionId } of changed)
    await recordAct(
      tx,
      { kind: 'questions', rowId: questionId },
      { comment: id, state: isDeleted ? 'deleted' : 'restored' },
    );
  return outcomesOf(ids, changed);
}

/** Erases comments that were deleted before a time. */
export async function eraseDeletedComments(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('questionComments').where('deletedAt', '<', before).execute();
}
