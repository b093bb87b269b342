import { sql } from 'kysely';
import type { Tx } from './open.ts';

/** Waits until no other transaction holds this name, and holds it until this one ends. */
export async function holdName(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx);
}
