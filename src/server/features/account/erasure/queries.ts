import type { Database } from '#db/open.ts';

export async function listDueForErasure(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .where('accountStatus', '=', 'pending_deletion')
    .where('scheduledDeletionDate', '<=', now)
    .select('id')
    .orderBy('scheduledDeletionDate')
    .limit(1000)
    .execute();
  return rows.map((row) => row.id);
}
