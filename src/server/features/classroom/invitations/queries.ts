import type { Database } from '#db/open.ts';

/** A class that people can join now. */
export const findJoinable = (db: Database, classId: number) =>
  db
    .selectFrom('classes')
    .where('id', '=', classId)
    .where('isOpen', '=', true)
    .select(['id', 'name', 'joinCode'])
    .executeTakeFirst();

export async function isMember(
  db: Database,
  { classId, userId }: { classId: number; userId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('classMembers')
    .where('classId', '=', classId)
    .where('userId', '=', userId)
    .select('userId')
    .executeTakeFirst();
  return row !== undefined;
}
