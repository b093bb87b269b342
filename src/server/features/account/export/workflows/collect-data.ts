import type { Database } from '#db/open.ts';
import { findSuspension, getProfile } from '#server/features/account/queries.ts';
import { type DataExport, exportVersion } from '#shared/features/account/export.ts';
import { findAccessOf, findFactorsOf, findRolesOf } from '../access/queries.ts';
import { listAttemptsOf } from '../attempts/queries.ts';
import { findClassesOf } from '../classes/queries.ts';
import { findContributionsOf } from '../contributions/queries.ts';
import { findNoticesOf } from '../notices/queries.ts';
import { findEarnedOf, findGoalsOf, findKeptOf, findPracticeOf } from '../practice/queries.ts';

/** All data stored about a person. */
export async function collectData(db: Database, userId: number, now: Date): Promise<DataExport> {
  const profile = await getProfile(db, userId);
  return {
    version: exportVersion,
    exportedAt: now,
    profile,
    ...(await findRolesOf(db, userId)),
    ...(await findAccessOf(db, userId)),
    suspension: (await findSuspension(db, userId)) ?? null,
    secondFactor: await findFactorsOf(db, userId),
    ...(await findContributionsOf(db, userId)),
    ...(await findClassesOf(db, userId)),
    ...(await findEarnedOf(db, userId)),
    ...(await findPracticeOf(db, userId)),
    ...(await findKeptOf(db, userId)),
    ...(await findGoalsOf(db, userId)),
    ...(await findNoticesOf(db, userId)),
    attempts: await listAttemptsOf(db, userId, now),
  };
}
