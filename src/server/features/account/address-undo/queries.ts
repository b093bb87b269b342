import type { Database } from '#db/open.ts';

/** Whether another account may still go back to this address, so that no other account can take it meanwhile. */
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
