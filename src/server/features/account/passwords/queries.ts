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

/** The names of an account that its password must not be. */
export async function findOwnNames(db: Database, userId: number): Promise<string[]> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['username', 'email'])
    .executeTakeFirst();
  return row ? [row.username, row.email] : [];
}
