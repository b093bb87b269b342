import { Failure } from './failure.ts';

/**
 * Refuses to write over what somebody else has saved since the editor loaded it.
 * @param loadedAt what the editor had loaded, ISO 8601; absent for clients that do not say
 * @throws stale
 */
export function requireUnchanged(
  what: string,
  updatedAt: Date,
  loadedAt: string | undefined,
): void {
  if (loadedAt === undefined || updatedAt.toISOString() === loadedAt) return;
  throw new Failure(
    'stale',
    `Somebody else has changed this ${what} since you opened it. Nothing was overwritten.`,
  );
}
