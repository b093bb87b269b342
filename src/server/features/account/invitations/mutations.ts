import type { Tx } from '#db/open.ts';
import type { Language } from '#shared/kernel/language/languages.ts';
import { selectPending } from './queries.ts';

/** Rows of one statement: a statement takes 65,535 values. */
const rowsAtOnce = 500;

interface Invited {
  email: string;
  username: string;
  /** Whether the owner may choose another one. */
  usernameProvisional: boolean;
  displayName: string | null;
  firstName: string | null;
  lastName: string | null;
  preferredLanguage: Language;
}

interface Times {
  by: number;
  now: Date;
  expiresAt: Date;
}

/**
 * Opens accounts without a password, with their invitations.
 * @returns the ids by address; an address or username that was taken meanwhile is missing
 */
export async function openInvited(
  tx: Tx,
  people: readonly Invited[],
  { by, now, expiresAt }: Times,
): Promise<Map<string, number>> {
  const opened = new Map<string, number>();
  for (let from = 0; from < people.length; from += rowsAtOnce) {
    const rows = await tx
      .insertInto('users')
      .values(
        people
          .slice(from, from + rowsAtOnce)
          .map((person) => ({ ...person, password: null, createdAt: now, updatedAt: now })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email'])
      .execute();
    for (const { id, email } of rows) opened.set(email, id);
    if (rows.length > 0)
      await tx
        .insertInto('invitations')
        .values(
          rows.map(({ id }) => ({
            ...{ userId: id, invitedBy: by, invitedAt: now, sentAt: now },
            expiresAt,
          })),
        )
        .execute();
  }
  return opened;
}

/** The account of an invitation that waits, locked until the transaction ends. */
export const lockPending = (tx: Tx, userId: number) =>
  selectPending(tx)
    .where('users.id', '=', userId)
    .select(['users.id', 'users.suspendedAt', 'invitations.sentAt'])
    .forUpdate()
    .executeTakeFirst();

/** Notes that the mail is sent once more. */
export async function renewInvitation(
  tx: Tx,
  userId: number,
  { now, expiresAt }: Omit<Times, 'by'>,
): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ sentAt: now, expiresAt })
    .where('userId', '=', userId)
    .execute();
}
