import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';

/** Devices to which something may be due, in the order of their ids. */
export async function listDueForPush(
  db: Database,
  now: Date,
  { after, atMost }: { after: number; atMost: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('pushSubscriptions')
    .where('nextPushAt', '<=', now)
    .where('id', '>', after)
    .select('id')
    .orderBy('id')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

export const findDevice = (db: Database, id: number) =>
  db
    .selectFrom('pushSubscriptions')
    .where('id', '=', id)
    .select(['id', 'userId', 'endpoint', 'p256dh', 'auth'])
    .executeTakeFirst();

/** Notices of a person that are not read, the oldest first. */
export const listUnreadOf = (db: Database, userId: number, ids: readonly number[]) =>
  db
    .selectFrom('notices')
    .where('userId', '=', userId)
    .where('id', '=', anyOf(ids))
    .where('readAt', 'is', null)
    .select(['id', 'kind', 'data', 'createdAt', 'readAt'])
    .orderBy('id')
    .execute();
