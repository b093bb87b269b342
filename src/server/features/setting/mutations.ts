import { lockName } from '#db/advisory-lock.ts';
import type { Tx } from '#db/open.ts';

/** Until the transaction ends, no other one changes settings: what fits together is checked over all of them. */
export const lockSettings = (tx: Tx): Promise<void> => lockName(tx, 'settings');

export async function writeSetting(
  tx: Tx,
  { name, value }: { name: string; value: unknown },
  now: Date,
): Promise<void> {
  const written = { value: JSON.stringify(value), updatedAt: now };
  await tx
    .insertInto('settings')
    .values({ name, ...written })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(written))
    .execute();
}
