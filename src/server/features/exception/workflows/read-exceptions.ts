import type { z } from 'zod';
import type { Database } from '#db/open.ts';
import { findChosenTime } from '#server/features/account/accessibility/queries.ts';
import { getExceptionsVersion } from '#server/features/account/queries.ts';
import type { PersonExceptions } from '#shared/features/exception/schema.ts';
import { listExceptionsByClasses } from '../classes/queries.ts';
import { listExceptions } from '../queries.ts';
import { exceptionByClass, personException } from '../views.ts';

/** What a person is allowed by administrators and by classes. */
export async function readExceptions(
  db: Database,
  userId: number,
): Promise<z.input<typeof PersonExceptions>> {
  // The version is read first, so that the data is never older than the version.
  const updatedAt = await getExceptionsVersion(db, userId);
  return {
    updatedAt,
    chosenTimePercent: await findChosenTime(db, userId),
    exceptions: [
      ...(await listExceptions(db, userId)).map(personException),
      ...(await listExceptionsByClasses(db, userId)).map(exceptionByClass),
    ],
  };
}
