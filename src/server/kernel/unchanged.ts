import type { Tx } from '#db/open.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { inTransaction } from './transaction.ts';

/** The stored version of a document, and who wrote it. */
export interface StoredVersion {
  updatedAt: Date;
  /** The name of the last writer; null if it is unknown, or if only the owner can write. */
  updatedByName: string | null;
  /** What the last change did, as a participle; `changed` unless given. */
  change?: string;
}

/** Whether the document is unchanged since the client loaded it; without `loadedAt` it may be overwritten. */
export const isAsLoaded = ({ updatedAt }: StoredVersion, loadedAt: string | undefined): boolean =>
  loadedAt === undefined || updatedAt.toISOString() === new Date(loadedAt).toISOString();

/** The message that names who has changed a document. */
export const changedSince = (
  what: string,
  { updatedByName, change = 'changed' }: StoredVersion,
): string =>
  updatedByName === null
    ? `This ${what} was ${change} since you opened it.`
    : `${updatedByName} has ${change} this ${what} since you opened it.`;

/**
 * Refuses to overwrite a version that the client has not seen.
 * @param loadedAt `updatedAt` of the version that the client has seen, ISO 8601; absent if the client does not
 *   send it
 * @throws stale, with who has changed it and when
 */
export function requireUnchanged(
  what: string,
  stored: StoredVersion,
  loadedAt: string | undefined,
): void {
  if (!isAsLoaded(stored, loadedAt)) throw staleFailure(what, stored);
}

/**
 * The same for a document that exists only once something was written into it.
 * @param loadedAt null if the client has seen that there is none
 */
export function requireAsLoaded(
  what: string,
  stored: StoredVersion | undefined,
  loadedAt: string | null | undefined,
): void {
  if (!stored) return;
  if (loadedAt === null) throw staleFailure(what, stored);
  requireUnchanged(what, stored, loadedAt);
}

function staleFailure(what: string, stored: StoredVersion): Failure {
  const { updatedAt, updatedByName } = stored;
  return new Failure('stale', `${changedSince(what, stored)} Nothing was overwritten.`, {
    current: { updatedAt: updatedAt.toISOString(), updatedBy: updatedByName },
  });
}

/**
 * Runs a transaction that changes a document with a version. If the interface returns the stored document with
 * a refusal, it is read in the same transaction: the row is locked, so document, version and writer belong
 * together.
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
