import type { Database } from '#db/open.ts';
import { findProfile, findSuspension } from '#server/features/account/queries.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { type DataExport, exportVersion } from '#shared/features/account/export.ts';
import {
  findAccessOf,
  findFactorsOf,
  findStandingOf,
  findWritingsOf,
  listAttemptsOf,
} from '../queries.ts';

/** All data stored about a person. */
export async function exportData(db: Database, userId: number, now: Date): Promise<DataExport> {
  const profile = orNotFound(await findProfile(db, userId), 'Account');
  return {
    version: exportVersion,
    exportedAt: now,
    profile,
    ...(await findStandingOf(db, userId)),
    ...(await findAccessOf(db, userId)),
    suspension: (await findSuspension(db, userId)) ?? null,
    secondFactor: await findFactorsOf(db, userId),
    ...(await findWritingsOf(db, userId)),
    attempts: await listAttemptsOf(db, userId, now),
  };
}
