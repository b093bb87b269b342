import type { Tx } from '#db/open.ts';
import type { ContactForm } from '#shared/features/contact/schema.ts';

/** @returns the message's id, which serves as its reference */
export async function storeContactMessage(
  tx: Tx,
  { name, email, subject, category, message }: ContactForm,
  { userId, now }: { userId: number | null; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('contactMessages')
    .values({ name, email, subject, category, message, userId, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
