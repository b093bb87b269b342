import { roleRights } from '#server/kernel/access.ts';
import type { Context, Services } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { hashToken, newToken } from '#server/kernel/secret-token.ts';
import { noteUse } from '#server/kernel/security/note-use.ts';
import { type TokenScope, tokenPrefix } from '#shared/features/account/access-token.ts';
import type { Member } from '#shared/kernel/actor.ts';
import { roleColumns } from '#shared/kernel/roles.ts';
import { minuteMs } from '#shared/kernel/time/durations.ts';
import { noteTokenUse } from '../mutations.ts';
import { findAccessToken } from '../queries.ts';

/** A new token, with the hash and the hint that are stored. */
export function newAccessToken(): { text: string; hash: string; hint: string } {
  const text = tokenPrefix + newToken().text;
  return { text, hash: hashToken(text), hint: text.slice(-4) };
}

/**
 * The caller that a token identifies. Without the admin scope, it has the rights of a member, whatever the roles.
 * @throws signed-out when the token is unknown, expired or revoked, or its account is not active
 */
export async function identifyByToken(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  text: string,
  log: Pick<Context['log'], 'warn'>,
): Promise<{ actor: Member; token: { scope: TokenScope } }> {
  const now = clock();
  const token = text.startsWith(tokenPrefix)
    ? await findAccessToken(db, hashToken(text), now)
    : undefined;
  if (!token) throw new Failure('signed-out', 'This access token is unknown, expired or revoked.');
  const { id, userId, scope, lastUsedAt } = token;
  const use = { of: 'an access token', lastUsedAt, now, every: minuteMs };
  await noteUse({ db, log }, use, (tx) => noteTokenUse(tx, id, now));
  return {
    actor: {
      kind: 'member',
      userId,
      ...(scope === 'admin' ? roleRights(settings.current, token) : roleColumns([])),
    },
    token: { scope },
  };
}
