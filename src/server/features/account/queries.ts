import type { Database } from '#db/open.ts';

/** What the app knows of whoever is signed in. */
export async function findCurrentUser(db: Database, id: number) {
  const row = await db
    .selectFrom('users')
    .where('id', '=', id)
    .select([
      'id',
      'username',
      'email',
      'displayName',
      'firstName',
      'lastName',
      'photoUrl',
      'profilePicture',
      'timezone',
      'preferredLanguage',
      'emailVerified',
      'usernameProvisional',
      'isAdmin',
      'createdAt',
    ])
    .select((eb) => eb('password', 'is not', null).as('hasPassword'))
    .executeTakeFirst();
  if (!row) return undefined;
  const { photoUrl, profilePicture, ...user } = row;
  return { ...user, hasPassword: Boolean(user.hasPassword), photoURL: profilePicture ?? photoUrl };
}

/** What a log-in checks. */
export function findLogin(db: Database, email: string) {
  return db
    .selectFrom('users')
    .where('email', '=', email)
    .select(['id', 'email', 'password', 'accountStatus', 'scheduledDeletionDate'])
    .executeTakeFirst();
}

/** Which of the two is taken by another account. */
export async function findTaken(
  db: Database,
  { username, email }: { username: string; email: string },
): Promise<'username' | 'email' | undefined> {
  const rows = await db
    .selectFrom('users')
    .select(['email'])
    .where((eb) =>
      eb.or([
        eb('email', '=', email),
        eb(eb.fn<string>('lower', ['username']), '=', username.toLowerCase()),
      ]),
    )
    .execute();
  if (rows.length === 0) return undefined;
  return rows.some((row) => row.email === email) ? 'email' : 'username';
}

export async function hasAdmin(db: Database): Promise<boolean> {
  const row = await db.selectFrom('users').where('isAdmin', '=', true).select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
