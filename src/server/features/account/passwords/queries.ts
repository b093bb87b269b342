import type { Database } from '#db/open.ts';

export async function findPasswordHash(
  db: Database,
  userId: number,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('password')
    .executeTakeFirst();
  return row?.password;
}
