import type { Database } from '#db/open.ts';

/** Whether another account can still restore this address with an undo link. Until then it is reserved. */
export async function isReserved(
  db: Database,
  email: string,
  { exceptOf, now }: { exceptOf: number | undefined; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('addressUndos')
    .where('oldEmail', '=', email)
    .where('expiresAt', '>', now)
    .$if(exceptOf !== undefined, (query) => query.where('userId', '<>', exceptOf ?? 0))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
