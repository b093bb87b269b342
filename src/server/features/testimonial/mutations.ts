import type { z } from 'zod';
import type { Tx } from '#db/open.ts';
import type {
  NewTestimonial,
  TestimonialOutcome,
  TestimonialStatus,
} from '#shared/features/testimonial/schema.ts';
import type { RowOutcome } from '#shared/kernel/many.ts';
import { lockForOwnRows } from '../account/mutations.ts';

/**
 * Hands in a testimonial; one that still waits for its decision gives way to it, and with it its id:
 * a decision about an id is a decision about the text that was shown with it.
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
    .values({ name, role, content, rating, createdAt: now, userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Decision {
  id: number;
  userId: number;
  status: 'approved' | 'rejected';
  decidedBy: number;
}

/** Approves or rejects. An approved testimonial takes the place of an earlier one by the same person. */
export async function decideTestimonial(
  tx: Tx,
  { id, userId, status, decidedBy }: Decision,
  now: Date,
): Promise<void> {
  await lockForOwnRows(tx, userId);
  if (status === 'approved') {
    await tx
      .updateTable('testimonials')
      .set({ status: 'rejected', approvedAt: null, approvedBy: null })
      .where('userId', '=', userId)
      .where('status', '=', 'approved')
      .where('id', '<>', id)
      .execute();
  }
  const approval =
    status === 'approved'
      ? { approvedAt: now, approvedBy: decidedBy }
      : { approvedAt: null, approvedBy: null };
  await tx
    .updateTable('testimonials')
    .set({ status, ...approval })
    .where('id', '=', id)
    .where('status', '<>', status)
    .execute();
}

interface StatusChange {
  id: number;
  status: TestimonialStatus;
}

/**
 * Decides about several testimonials, or takes decisions back. One that gives way to another of the same
 * person is among the outcomes, so that the whole can be undone.
 */
export async function setStatuses(
  tx: Tx,
  changes: readonly StatusChange[],
  by: { decidedBy: number; now: Date },
): Promise<z.input<typeof TestimonialOutcome>[]> {
  const outcomes: z.input<typeof TestimonialOutcome>[] = [];
  // Places become free before they are taken: one approved and one waiting there may be for each person.
  const inOrder = changes.toSorted((a, b) => placesTaken[a.status] - placesTaken[b.status]);
  for (const { id, status } of inOrder) {
    const stored = await tx
      .selectFrom('testimonials')
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .select(['userId', 'status'])
      .executeTakeFirst();
    if (!stored) outcomes.push({ id, outcome: 'missing' });
    else if (stored.status === status) outcomes.push({ id, outcome: 'unchanged' });
    else outcomes.push(...(await setStatus(tx, { id, status, ...by, ...ownerOf(stored) })));
  }
  // What one was before the whole call counts: it may have been decided and then given way.
  return outcomes.filter(({ id }, at) => outcomes.findIndex((other) => other.id === id) === at);
}

const placesTaken = { rejected: 0, pending: 1, approved: 2 } as const;

const ownerOf = ({ userId, status }: { userId: number; status: TestimonialStatus }) => ({
  userId,
  before: status,
});

interface OneChange extends StatusChange {
  userId: number;
  before: TestimonialStatus;
  decidedBy: number;
  now: Date;
}

async function setStatus(
  tx: Tx,
  { id, status, userId, before, decidedBy, now }: OneChange,
): Promise<z.input<typeof TestimonialOutcome>[]> {
  await lockForOwnRows(tx, userId);
  const others = await tx
    .selectFrom('testimonials')
    .where('userId', '=', userId)
    .where('id', '<>', id)
    .where('status', '=', status)
    .where('deletedAt', 'is', null)
    .select('id')
    .execute();
  if (status === 'pending') {
    if (others.length > 0) {
      const message = 'The same person has a newer one that waits for a decision.';
      return [{ id, outcome: 'refused', message }];
    }
    await tx
      .updateTable('testimonials')
      .set({ status, approvedAt: null, approvedBy: null })
      .where('id', '=', id)
      .execute();
  } else await decideTestimonial(tx, { id, userId, status, decidedBy }, now);
  const replaced = status === 'approved' ? others : [];
  return [
    { id, outcome: 'done', before },
    ...replaced.map((other) => ({ id: other.id, outcome: 'done', before: 'approved' }) as const),
  ];
}

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
  const gone = new Set(deleted.map(({ id }) => id));
  return ids.map((id) => ({ id, outcome: gone.has(id) ? 'done' : 'missing' }));
}

/**
 * Restores deleted testimonials with the status that they had. One is refused when its author has another
 * with that status by now.
 */
export async function restoreTestimonials(tx: Tx, ids: readonly number[]): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const id of ids) {
    const stored = await tx
      .selectFrom('testimonials')
      .where('id', '=', id)
      .where('deletedAt', 'is not', null)
      .select(['userId', 'status'])
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

/** Whether the person has a testimonial in a status that only one of theirs can have. */
async function hasOther(
  tx: Tx,
  { userId, status }: { userId: number; status: TestimonialStatus },
): Promise<boolean> {
  await lockForOwnRows(tx, userId);
  if (status === 'rejected') return false;
  const other = await tx
    .selectFrom('testimonials')
    .where('userId', '=', userId)
    .where('status', '=', status)
    .where('deletedAt', 'is', null)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

/** Erases testimonials that were deleted before a time. */
export async function eraseDeletedTestimonials(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('testimonials').where('deletedAt', '<', before).execute();
}
