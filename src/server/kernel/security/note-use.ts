import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '#db/open.ts';
import { inTransaction } from '../transaction.ts';

interface Use {
  /** What is used, for the log. */
  of: string;
  /** The last use that was noted. */
  lastUsedAt: Date | null;
  now: Date;
  /** A use is noted at most once in this many milliseconds. */
  every: number;
}

/**
 * Notes the use of a session or an access token. One that cannot be noted is only logged: while the database takes no
 * changes, reads are still answered, and a later request notes the use.
 */
export async function noteUse(
  { db, log }: { db: Database; log: Pick<FastifyBaseLogger, 'warn'> },
  { of, lastUsedAt, now, every }: Use,
  note: (tx: Tx) => Promise<void>,
): Promise<void> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < every) return;
  await inTransaction(db, note).catch((err: unknown) =>
    log.warn({ err }, `the use of ${of} could not be noted`),
  );
}
