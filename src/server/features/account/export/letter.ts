import type { Services } from '#server/kernel/context.ts';
import type { Letter } from '#server/mail/letter.ts';
import { exportLetter } from '#server/mail/letters.ts';
import { DataExport, exportFilename } from '#shared/features/account/export.ts';
import { findRecipient } from '../queries.ts';
import { exportData } from './data.ts';

/** The mail with the copy of a person's data; only ever to an address that is known to be theirs. */
export async function exportLetterFor(
  { db, clock }: Services,
  userId: number,
): Promise<Letter | undefined> {
  const person = await findRecipient(db, userId);
  if (!person?.emailVerified) return undefined;
  const now = clock();
  const data = DataExport.parse(await exportData(db, userId, now));
  return exportLetter({
    to: person.email,
    username: person.username,
    filename: exportFilename(now),
    content: JSON.stringify(data, null, 2),
  });
}
