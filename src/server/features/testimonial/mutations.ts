import type { z } from 'zod';
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
import type {
  NewTestimonial,
  TestimonialOutcome,
  TestimonialStatus,
  TestimonialStatusChanges,
} from '#shared/features/testimonial/schema.ts';
import type { RowOutcome } from '#shared/kernel/many.ts';
import { lockForOwnRows } from '../account/mutations.ts';
import { findTestimonialForReview } from './queries.ts';

/**
 * Stores a testimonial and deletes an earlier one that still waits for a decision. The new one gets a new id,
 * so that a decision about an id always concerns the text that was shown with it.
 * @returns its id
 */
export async function submitTestimonial(
  tx: Tx,
  userId: number,
  { name, role, content, rating }: NewTestimonial,
  now: Date,
): Promise<number> {
  await lockForOwnRows(tx, userId);
  await tx
    .deleteFrom('testimonials')
    .where('userId', '=', userId)
    .where('status', '=', 'pending')
    .where('deletedAt', 'is', null)
    .execute();
  const { id } = await tx
    .insertInto('testimonials')
    .values({ name, role, content, rating, createdAt: now, updatedAt: now, userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type StatusChange = z.output<typeof TestimonialStatusChanges>['changes'][number];
type Outcome = z.input<typeof TestimonialOutcome>;

/** @returns the testimonial, which neither its author nor another administrator changes until the transaction ends */
async function lockForReview(tx: Tx, id: number) {
  const found = await findTestimonialForReview(tx, id);
  if (!found) return undefined;
  await lockForOwnRows(tx, found.userId);
  await tx.selectFrom('testimonials').where('id', '=', id).select('id').forUpdate().execute();
  // It may have been replaced or deleted while the locks were awaited.
  return findTestimonialForReview(tx, id);
}

/**
 * Approves or rejects a testimonial. An approval replaces an earlier approved one of the same person.
 * @throws stale when another administrator has decided since the testimonial was loaded
 */
export async function decideTestimonial(
  tx: Tx,
  { id, status, loadedUpdatedAt }: StatusChange & { status: 'approved' | 'rejected' },
  by: Writing,
): Promise<void> {
  const stored = orNotFound(await lockForReview(tx, id), 'Testimonial');
  requireUnchanged('testimonial', versionOf(stored), loadedUpdatedAt);
  if (stored.status !== status) await storeDecision(tx, { ...stored, status }, by);
}

/**
 * Decides about several testimonials, or reverses decisions. The outcomes include testimonials that were
 * replaced, so that everything can be undone.
 */
export async function setStatuses(
  tx: Tx,
  changes: readonly StatusChange[],
  by: Writing,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  // Rejections come first: a person can have only one approved and one pending testimonial.
  const inOrder = changes.toSorted((a, b) => statusOrder[a.status] - statusOrder[b.status]);
  for (const change of inOrder) outcomes.push(...(await setStatus(tx, change, by)));
  // A testimonial may be decided and then replaced: its first outcome has the status before the call.
  return outcomes.filter(({ id }, at) => outcomes.findIndex((other) => other.id === id) === at);
}

const statusOrder = { rejected: 0, pending: 1, approved: 2 } as const;

async function setStatus(
  tx: Tx,
  { id, status, loadedUpdatedAt }: StatusChange,
  by: Writing,
): Promise<Outcome[]> {
  const stored = await lockForReview(tx, id);
  if (!stored) return [{ id, outcome: 'missing' }];
  const { userId } = stored;
  if (stored.status === status) return [{ id, outcome: 'unchanged' }];
  const version = versionOf(stored);
  if (!isAsLoaded(version, loadedUpdatedAt))
    return [{ id, outcome: 'refused', message: changedSince('testimonial', version) }];
  if (status === 'pending' && (await hasOther(tx, { id, userId, status }))) {
    const message = 'The same person has a newer one that waits for a decision.';
    return [{ id, outcome: 'refused', message }];
  }
  const replaced = await storeDecision(tx, { id, userId, status }, by);
  const done = { outcome: 'done', updatedAt: by.now } as const;
  return [
    { ...done, id, before: stored.status },
    ...replaced.map((other) => ({ ...done, id: other.id, before: 'approved' as const })),
  ];
}

/** Stores a status. @returns the testimonials of the same person that it replaces, which are rejected now */
async function storeDecision(
  tx: Tx,
  { id, userId, status }: { id: number; userId: number; status: TestimonialStatus },
  { writer, now }: Writing,
): Promise<{ id: number }[]> {
  const version = { updatedAt: now, updatedBy: writer };
  const notApproved = { approvedAt: null, approvedBy: null };
  const replaced =
    status === 'approved'
      ? await tx
          .updateTable('testimonials')
          .set({ status: 'rejected', ...notApproved, ...version })
          .where('userId', '=', userId)
          .where('status', '=', 'approved')
          .where('id', '<>', id)
          .where('deletedAt', 'is', null)
          .returning('id')
          .execute()
      : [];
  const approval = status === 'approved' ? { approvedAt: now, approvedBy: writer } : notApproved;
  await tx
    .updateTable('testimonials')
    .set({ status, ...approval, ...version })
    .where('id', '=', id)
    .execute();
  return replaced;
}

/** The version of a testimonial, with what the last decision was. */
const versionOf = ({
  status,
  ...version
}: Pick<StoredVersion, 'updatedAt' | 'updatedByName'> & {
  status: TestimonialStatus;
}): StoredVersion => ({ ...version, change: status === 'pending' ? 'changed' : status });

/** Deletes testimonials so that they can be restored. */
export async function deleteTestimonials(
  tx: Tx,
  ids: readonly number[],
  now: Date,
): Promise<RowOutcome[]> {
  const deleted = await tx
    .updateTable('testimonials')
    .set({ deletedAt: now })
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute();
  return outcomesOf(ids, deleted);
}

/**
 * Restores deleted testimonials with their earlier status. One is refused when its author now has another with
 * that status.
 */
export async function restoreTestimonials(tx: Tx, ids: readonly number[]): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const id of ids) {
    const stored = await tx
      .selectFrom('testimonials')
      .where('id', '=', id)
      .where('deletedAt', 'is not', null)
      .select(['id', 'userId', 'status'])
      .executeTakeFirst();
    if (!stored) outcomes.push({ id, outcome: 'missing' });
    else if (await hasOther(tx, stored)) {
      const message = `The same person has another that is ${stored.status} by now.`;
      outcomes.push({ id, outcome: 'refused', message });
    } else {
      await tx.updateTable('testimonials').set({ deletedAt: null }).where('id', '=', id).execute();
      outcomes.push({ id, outcome: 'done' });
    }
  }
  return outcomes;
}

/** Whether the person has another testimonial in this status; only `rejected` is allowed several times. */
async function hasOther(
  tx: Tx,
  { id, userId, status }: { id: number; userId: number; status: TestimonialStatus },
): Promise<boolean> {
  await lockForOwnRows(tx, userId);
  if (status === 'rejected') return false;
  const other = await tx
    .selectFrom('testimonials')
    .where('userId', '=', userId)
    .where('status', '=', status)
    .where('id', '<>', id)
    .where('deletedAt', 'is', null)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

/** Erases testimonials that were deleted before a time. */
export async function eraseDeletedTestimonials(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('testimonials').where('deletedAt', '<', before).execute();
}
