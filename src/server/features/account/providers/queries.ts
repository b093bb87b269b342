import type { Database } from '#db/open.ts';
import { googleId, type ProviderIdentity } from '#server/kernel/openid.ts';

/** Ids of the providers that an account is linked to, and whether it has a password. */
export async function findWaysIn(db: Database, userId: number) {
  const account = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['password', 'firebaseId'])
    .executeTakeFirst();
  const rows = await db
    .selectFrom('userIdentities')
    .where('userId', '=', userId)
    .select('provider')
    .orderBy('linkedAt')
    .execute();
  const linked = rows.map(({ provider }) => provider);
  return {
    hasPassword: Boolean(account?.password),
    providers: account?.firebaseId ? [googleId, ...linked] : linked,
  };
}

/** The subject that an account is linked to at the provider of an identity. */
export async function findSubject(
  db: Database,
  userId: number,
  { provider }: Pick<ProviderIdentity, 'provider'>,
): Promise<string | undefined> {
  if (provider.id === googleId) {
    const row = await db
      .selectFrom('users')
      .where('id', '=', userId)
      .select('firebaseId')
      .executeTakeFirst();
    return row?.firebaseId ?? undefined;
  }
  const row = await db
    .selectFrom('userIdentities')
    .where('userId', '=', userId)
    .where('provider', '=', provider.id)
    .select('subject')
    .executeTakeFirst();
  return row?.subject;
}
