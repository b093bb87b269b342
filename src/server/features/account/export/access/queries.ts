import type { Database } from '#db/open.ts';
import {
  findApp,
  findRecoveryCodes,
  listPasskeys,
} from '#server/features/account/second-factor/queries.ts';
import { deviceName } from '#server/features/account/sessions/views.ts';
import { googleId } from '#server/kernel/openid.ts';
import { rolesOf } from '#shared/kernel/roles.ts';

/** A person's sessions, access tokens and earlier addresses, without secrets and hashes. */
export async function findAccessOf(db: Database, userId: number) {
  const sessions = await db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .select(['userAgent', 'network', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .orderBy('createdAt')
    .execute();
  const accessTokens = await db
    .selectFrom('accessTokens')
    .where('userId', '=', userId)
    .select(['name', 'scope', 'createdAt', 'expiresAt', 'lastUsedAt'])
    .orderBy('id')
    .execute();
  const formerEmails = await db
    .selectFrom('addressUndos')
    .where('userId', '=', userId)
    .select(['oldEmail as email', 'createdAt as changedAt', 'expiresAt as undoUntil'])
    .orderBy('id')
    .execute();
  return {
    sessions: sessions.map((session) => ({ ...session, device: deviceName(session.userAgent) })),
    accessTokens,
    formerEmails,
  };
}

/** Roles, the invitation and the ways to sign in of a person. */
export async function findRolesOf(db: Database, userId: number) {
  const account = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['isAdmin', 'isAuthor', 'isTeacher', 'firebaseId'])
    .executeTakeFirstOrThrow();
  const invitation = await db
    .selectFrom('invitations')
    .where('userId', '=', userId)
    .select(['invitedAt', 'sentAt', 'expiresAt'])
    .executeTakeFirst();
  const linked = await db
    .selectFrom('userIdentities')
    .where('userId', '=', userId)
    .select(['provider', 'subject', 'linkedAt'])
    .orderBy('linkedAt')
    .execute();
  const { firebaseId } = account;
  const google = firebaseId ? [{ provider: googleId, subject: firebaseId, linkedAt: null }] : [];
  return {
    roles: rolesOf(account),
    invitation: invitation ?? null,
    signInProviders: [...google, ...linked],
  };
}

/** A person's second factors, without secrets and hashes. */
export async function findFactorsOf(db: Database, userId: number) {
  const app = await findApp(db, userId);
  const codes = await findRecoveryCodes(db, userId);
  const passkeys = await listPasskeys(db, userId);
  return {
    appAddedAt: app?.confirmedAt ?? null,
    recoveryCodesLeft: codes?.left ?? 0,
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
  };
}
