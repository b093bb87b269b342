import { sql } from 'kysely';
import type { Tx } from './open.ts';

/** Runs a part of a transaction that may fail without the rest: its writes are rolled back when it throws. */
export async function inSavepoint(tx: Tx, work: () => Promise<void>): Promise<void> {
  await sql`savepoint part`.execute(tx);
  try {
    await work();
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    throw error;
  } finally {
    await sql`release savepoint part`.execute(tx);
  }
}
