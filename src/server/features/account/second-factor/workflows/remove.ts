import type { Tx } from '#db/open.ts';
import { lockForOwnRows } from '#server/features/account/mutations.ts';
import type { Context } from '#server/kernel/context.ts';
import { notFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { deleteApp, deletePasskey, deleteRecoveryCodes } from '../mutations.ts';
import { findApp, listPasskeys } from '../queries.ts';
import { reportChange } from './recovery-codes.ts';

type RemovingContext = Pick<Context, 'db' | 'jobs' | 'sessionId'>;

/** @returns whether signing in still needs a second factor @throws not-found */
export function removeApp(ctx: RemovingContext, userId: number): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    await lockForOwnRows(tx, userId);
    if (!(await deleteApp(tx, userId))) throw notFound('Authenticator app');
    await reportChange(tx, ctx, { userId, change: 'app-removed' });
    return settle(tx, userId);
  });
}

/** @returns whether signing in still needs a second factor @throws not-found */
export function removePasskey(ctx: RemovingContext, userId: number, id: number): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    await lockForOwnRows(tx, userId);
    if (!(await deletePasskey(tx, { userId, id }))) throw notFound('Passkey');
    await reportChange(tx, ctx, { userId, change: 'passkey-removed' });
    return settle(tx, userId);
  });
}

/** Recovery codes replace other factors, so they are deleted with the last one. The caller has locked the account. */
async function settle(tx: Tx, userId: number): Promise<boolean> {
  const isOn = Boolean(await findApp(tx, userId)) || (await listPasskeys(tx, userId)).length > 0;
  if (!isOn) await deleteRecoveryCodes(tx, userId);
  return isOn;
}
