import { Failure } from './failure.ts';

/** The version of a document that is stored, and who has written it. */
export interface StoredVersion {
  updatedAt: Date;
  /** The name of who changed it last; null for an account that is gone, or when it was never changed. */
  updatedByName: string | null;
}

/**
 * Refuses to write over what another person has saved since the editor loaded it.
 * @param loadedAt what the editor had loaded, ISO 8601; absent for clients that do not say
 * @throws stale, with who has changed it and when
 */
export function requireUnchanged(
  what: string,
  { updatedAt, updatedByName }: StoredVersion,
  loadedAt: string | undefined,
): void {
  if (loadedAt === undefined || updatedAt.toISOString() === loadedAt) return;
  throw new Failure(
    'stale',
    `${updatedByName ?? 'Another person'} has changed this ${what} since you opened it. Nothing was overwritten.`,
    { current: { updatedAt: updatedAt.toISOString(), updatedBy: updatedByName } },
  );
}
