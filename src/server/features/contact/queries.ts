import type { Database } from '#db/open.ts';

export function findContactMessage(db: Database, id: number) {
  return db
    .selectFrom('contactMessages')
    .where('id', '=', id)
    .select(['id', 'name', 'email', 'subject', 'category', 'message'])
    .executeTakeFirst();
}
