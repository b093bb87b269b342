import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** One transaction in which whole tables can be copied. */
export interface Copying {
  run(text: string, values?: unknown[]): Promise<unknown[]>;
  /** Rows in the text format of COPY; `source` is a table with columns, or a query in parentheses. */
  copyOut(source: string): AsyncIterable<Uint8Array>;
  /** @param target a table with columns */
  copyIn(target: string, rows: AsyncIterable<Uint8Array>): Promise<void>;
}

export type InCopying = <T>(
  mode: 'read' | 'write',
  work: (copying: Copying) => Promise<T>,
) => Promise<T>;

/** A reader sees one moment of the database, whatever is written meanwhile. */
const isolation = {
  read: 'isolation level repeatable read read only',
  write: 'isolation level read committed read write',
};

/** Without a `select`, which would take the snapshot of a reader. */
const liftingTimeLimits = ['statement', 'lock', 'idle_in_transaction_session']
  .map((name) => `set local ${name}_timeout = 0`)
  .join('; ');

/** Every table that the role may read. */
const listingTables = `select string_agg(quote_ident(relname), ', ') as names from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and has_table_privilege(oid, 'select')`;

/**
 * Begins a reader, which keeps others from writing tables anew, as some migrations do: a snapshot from before finds such a
 * table empty. So the locks come before the snapshot.
 */
async function beginReading(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ names: string | null }>(listingTables);
  await client.query(`begin ${isolation.read}`);
  await client.query(liftingTimeLimits);
  const names = rows[0]?.names;
  if (names) await client.query(`lock table ${names} in access share mode`);
}

async function beginWriting(client: pg.PoolClient): Promise<void> {
  await client.query(`begin ${isolation.write}`);
  await client.query(liftingTimeLimits);
}

export const copyingOnPostgres =
  (pool: pg.Pool): InCopying =>
  async (mode, work) => {
    const client = await pool.connect();
    // Awaited from now on: a connection that breaks has ended before the failure is handled.
    const ended = once(client, 'end').catch(() => undefined);
    let failed = true;
    try {
      await (mode === 'read' ? beginReading(client) : beginWriting(client));
      const result = await work({
        run: async (text, values) => (await client.query(text, values)).rows,
        copyOut: (source) => client.query(copyTo(`copy ${source} to stdout`)),
        copyIn: async (target, rows) => {
          const sink = client.query(copyFrom(`copy ${target} from stdin`));
          await pipeline(Readable.from(rows), sink);
        },
      });
      await client.query('commit');
      failed = false;
      return result;
    } finally {
      // After a failure the connection may be in the middle of a copy, so it is closed.
      client.release(failed);
      if (failed) await ended;
    }
  };

/** The embedded engine copies a table as a whole; it is for small databases. */
export const copyingOnPglite =
  (pglite: PGlite): InCopying =>
  (mode, work) =>
    pglite.transaction(async (tx) => {
      await tx.exec(`set transaction ${isolation[mode]}`);
      return work(copyingIn(tx));
    });

const copyingIn = (tx: Transaction): Copying => ({
  run: async (text, values) => (await tx.query(text, values)).rows,
  async *copyOut(source) {
    const { blob } = await tx.query(`copy ${source} to '/dev/blob'`);
    if (blob) yield* blob.stream();
  },
  copyIn: async (target, rows) => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for await (const part of rows) parts.push(new Uint8Array(part));
    await tx.query(`copy ${target} from '/dev/blob'`, [], { blob: new Blob(parts) });
  },
});
