import type { Tx } from '#db/open.ts';
import type { NewTestimonial } from '#shared/features/testimonial/schema.ts';

/**
 * Hands in a testimonial; one that still waits for its decision gives way to it, and with it its id:
 * whoever decides about an id decides about the words that were read under it.
 * @returns its id
 */
export async function submitTestimonial(
  tx: Tx,
  userId: number,
  { name, role, content, rating }: NewTestimonial,
  now: Date,
): Promise<number> {
  await lockPerson(tx, userId);
  await tx
    .deleteFrom('testimonials')
    .where('userId', '=', userId)
    .where('status', '=', 'pending')
    .execute();
  const { id } = await tx
    .insertInto('testimonials')
    .values({ name, role, content, rating, createdAt: now, userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps two changes to the testimonials of the same person apart. */
async function lockPerson(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
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
  await lockPerson(tx, userId);
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
