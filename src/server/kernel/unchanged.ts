import type { Tx } from '#db/open.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { inTransaction } from './transaction.ts';

/** The version of a document that is stored, and who has written it. */
export interface StoredVersion {
  updatedAt: Date;
  /** The name of who changed it last; null where it is unknown, or the only one who can. */
  updatedByName: string | null;
  /** What the last change did, as a participle; `changed` unless given. */
  change?: string;
}

/** Whether the document is still as a client loaded it; clients that do not say when may overwrite it. */
export const isAsLoaded = ({ updatedAt }: StoredVersion, loadedAt: string | undefined): boolean =>
  loadedAt === undefined || updatedAt.toISOString() === new Date(loadedAt).toISOString();

/** Says who has changed a document meanwhile. */
export const changedSince = (
  what: string,
  { updatedByName, change = 'changed' }: StoredVersion,
): string =>
  updatedByName === null
    ? `This ${what} was ${change} since you opened it.`
    : `${updatedByName} has ${change} this ${what} since you opened it.`;

/**
 * Refuses to write over a version that the client has not seen.
 * @param loadedAt `updatedAt` of the version that it has seen, ISO 8601; absent for clients that do not say
 * @throws stale, with who has changed it and when
 */
export function requireUnchanged(
  what: string,
  stored: StoredVersion,
  loadedAt: string | undefined,
): void {
  if (isAsLoaded(stored, loadedAt)) return;
  const { updatedAt, updatedByName } = stored;
  throw new Failure('stale', `${changedSince(what, stored)} Nothing was overwritten.`, {
    current: { updatedAt: updatedAt.toISOString(), updatedBy: updatedByName },
  });
}

/**
 * A transaction that changes a document which has a version. Where the interface shows the stored document
 * with a refusal, it is read in the transaction that refused: the row is locked, so document, version and
 * writer belong together.
 */
export function inGuardedTransaction<T>(
  { db, readStored }: Pick<Context, 'db' | 'readStored'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!readStored) return inTransaction(db, work);
  return inTransaction(db, (tx) =>
    work(tx).catch(async (error: unknown) => {
      const current = error instanceof Failure ? error.details.current : undefined;
      if (!(error instanceof Failure) || !current) throw error;
      const document = await readStored(tx);
      throw new Failure(error.failure, error.message, {
        ...error.details,
        current: { ...current, document },
      });
    }),
  );
}
