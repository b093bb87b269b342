import type { Tx } from '#db/open.ts';
import { erasedBefore } from '#shared/features/contact/rules.ts';
import type {
  ContactDecision,
  ContactForm,
  ContactNotes,
  NewContactReply,
} from '#shared/features/contact/schema.ts';
import type { Language } from '#shared/kernel/language/languages.ts';

interface Sender {
  userId: number | null;
  language: Language;
  now: Date;
}

/** @returns the message's id, which serves as its reference */
export async function storeContactMessage(
  tx: Tx,
  { name, email, subject, category, message }: ContactForm,
  { userId, language, now }: Sender,
): Promise<number> {
  const { id } = await tx
    .insertInto('contactMessages')
    .values({ name, email, subject, category, message, userId, language, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the id of the reply; undefined if there is no such message */
export async function storeReply(
  tx: Tx,
  { id, text, resolves }: NewContactReply,
  { authorId, now }: { authorId: number; now: Date },
): Promise<number | undefined> {
  const message = await tx
    .updateTable('contactMessages')
    .set({ repliedAt: now })
    .$if(resolves, (update) => update.set({ status: 'resolved', resolvedAt: now }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!message) return undefined;
  const reply = await tx
    .insertInto('contactReplies')
    .values({ messageId: id, authorId, text, sentAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return reply.id;
}

export async function setContactStatus(tx: Tx, { id, status }: ContactDecision, now: Date) {
  await tx
    .updateTable('contactMessages')
    .set({ status, resolvedAt: status === 'new' ? null : now })
    .where('id', '=', id)
    .where('status', '!=', status)
    .execute();
}

/**
 * @returns whether the notes are stored; not if others were stored since they were read. The same notes again, after a
 * lost answer, are.
 */
export async function setNotes(
  tx: Tx,
  { id, notes, before }: ContactNotes,
  now: Date,
): Promise<boolean> {
  const stored = await tx
    .updateTable('contactMessages')
    .set({ adminNotes: notes || null, notesChangedAt: now })
    .where('id', '=', id)
    .where((eb) =>
      before === undefined
        ? eb.lit(true)
        : eb(eb.fn.coalesce('adminNotes', eb.val('')), 'in', [before, notes]),
    )
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Erases messages that were closed long ago, with what was answered. */
export async function dropOldMessages(tx: Tx, now: Date): Promise<void> {
  for (const status of ['spam', 'resolved'] as const)
    await tx
      .deleteFrom('contactMessages')
      .where('status', '=', status)
      .where('resolvedAt', '<', erasedBefore(status, now))
      .execute();
}
