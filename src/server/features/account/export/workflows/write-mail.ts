import { findRecipient } from '#server/features/account/queries.ts';
import type { Services } from '#server/kernel/context.ts';
import type { Mail } from '#server/mail/mail.ts';
import { exportMail, formatFor } from '#server/mail/templates.ts';
import { DataExport, exportFilename } from '#shared/features/account/export.ts';
import { collectData } from './collect-data.ts';

/** The mail with a copy of a person's data; sent only to a verified address. */
export async function writeExportMail(
  { db, clock, settings }: Services,
  userId: number,
): Promise<Mail | undefined> {
  const person = await findRecipient(db, userId);
  if (!person?.emailVerified) return undefined;
  const now = clock();
  const data = DataExport.parse(await collectData(db, userId, now));
  return exportMail({
    to: person.email,
    username: person.username,
    format: formatFor(person, settings.current.languages),
    filename: exportFilename(now),
    content: JSON.stringify(data, null, 2),
  });
}
