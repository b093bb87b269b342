import type { Tx } from '#db/open.ts';
import { Failure, failureAt } from '#server/kernel/failure.ts';
import { maxTokens, type TokenScope } from '#shared/features/account/access-token.ts';
import { rolesOf } from '#shared/kernel/roles.ts';
import { lockAccount } from '../mutations.ts';
import { listAccessTokens } from './queries.ts';

interface NewToken {
  userId: number;
  name: string;
  scope: TokenScope;
  hash: string;
  hint: string;
  expiresAt: Date;
}

/**
 * @throws conflict when the account has the maximum number of tokens; forbidden for the admin scope of a member
 */
export async function storeAccessToken(tx: Tx, { hash, ...token }: NewToken, now: Date) {
  const account = await lockAccount(tx, token.userId);
  if (token.scope === 'admin' && (!account || rolesOf(account).length === 0)) {
    const message = 'Only accounts with a role can create tokens with this scope.';
    throw failureAt('forbidden', 'scope', message);
  }
  if ((await listAccessTokens(tx, token.userId, now)).length >= maxTokens) {
    throw new Failure('conflict', `You have ${maxTokens} tokens. Please revoke one first.`);
  }
  return tx
    .insertInto('accessTokens')
    .values({ ...token, tokenHash: hash, createdAt: now })
    .returning(['id', 'name', 'scope', 'hint', 'createdAt', 'expiresAt', 'lastUsedAt'])
    .executeTakeFirstOrThrow();
}

/** @returns whether the account had such a token */
export async function revokeAccessToken(tx: Tx, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('accessTokens')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function noteTokenUse(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('accessTokens').set({ lastUsedAt: now }).where('id', '=', id).execute();
}

export async function dropExpiredAccessTokens(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('accessTokens').where('expiresAt', '<=', now).execute();
}
