import type { Tx } from './open.ts';

/** A call with an idempotency key: its user, procedure and the hash of its input. */
export interface KeyedCall {
  userId: number | null;
  procedure: string;
  key: string;
  inputHash: string;
}

/**
 * Takes a key for a first call; waits while another transaction is taking it.
 * @returns what an earlier call has stored, undefined for the first
 */
export async function takeIdempotencyKey(
  tx: Tx,
  call: KeyedCall,
  now: Date,
): Promise<{ inputHash: string; response: string | null } | undefined> {
  const taken = await tx
    .insertInto('idempotencyKeys')
    .values({ ...call, createdAt: now })
    .onConflict((oc) => oc.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return undefined;
  return tx
    .selectFrom('idempotencyKeys')
    .where('userId', 'is not distinct from', call.userId)
    .where('procedure', '=', call.procedure)
    .where('key', '=', call.key)
    .select(['inputHash', 'response'])
    .executeTakeFirst();
}

/** @param response as JSON text */
export async function storeResponse(tx: Tx, call: KeyedCall, response: string): Promise<void> {
  await tx
    .updateTable('idempotencyKeys')
    .set({ response })
    .where('userId', 'is not distinct from', call.userId)
    .where('procedure', '=', call.procedure)
    .where('key', '=', call.key)
    .execute();
}

export async function dropIdempotencyKeys(tx: Tx, createdUntil: Date): Promise<void> {
  await tx.deleteFrom('idempotencyKeys').where('createdAt', '<=', createdUntil).execute();
}
