import { listPage } from '#db/list-page.ts';
import type { Database } from '#db/open.ts';
import type { Paging } from '#shared/kernel/paging.ts';

/** Messages, the newest first. */
export function listContactMessages(db: Database, paging: Paging) {
  return listPage(selectMessages(db).orderBy('id', 'desc'), paging);
}

export function findContactMessage(db: Database, id: number) {
  return selectMessages(db).where('id', '=', id).executeTakeFirst();
}

function selectMessages(db: Database) {
  return db
    .selectFrom('contactMessages')
    .select(['id', 'userId', 'name', 'email', 'subject', 'category', 'message', 'createdAt']);
}
