import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { listPage } from '#db/list-page.ts';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import type { DB } from '#db/schema.ts';
import { searchPattern } from '#db/text-search.ts';
import { overdueBefore } from '#shared/features/contact/rules.ts';
import type { ContactQuery } from '#shared/features/contact/schema.ts';

/** Messages, the newest first; open ones in the order in which their answers are due. */
export function listContactMessages(db: Database, { status, q, ...paging }: ContactQuery) {
  const found = selectMessages(db)
    .$if(status !== undefined, (query) =>
      query.where((eb) => (status ? eb('status', '=', status) : eb.lit(true))),
    )
    .where((eb) => (q ? contains(eb, q) : eb.lit(true)));
  const direction = status === 'new' ? 'asc' : 'desc';
  return listPage(found.orderBy('id', direction), paging);
}

function contains(eb: ExpressionBuilder<DB, 'contactMessages'>, q: string) {
  const text = sql<SqlBool>`folded(name || ' ' || email || ' ' || subject || ' ' || message)
    like ${`%${searchPattern(q)}%`}`;
  return eb.or([text, sql<SqlBool>`id::text = ${q}`]);
}

export function findContactMessage(db: Database, id: number) {
  return selectMessages(db)
    .select(['adminNotes as notes', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
}

function selectMessages(db: Database) {
  return db
    .selectFrom('contactMessages')
    .select(['id', 'userId', 'name', 'email', 'subject', 'category', 'message', 'createdAt'])
    .select(['status', 'repliedAt', 'resolvedAt']);
}

/** What was answered to a message, the oldest first. */
export function listReplies(db: Database, messageId: number) {
  return db
    .selectFrom('contactReplies')
    .where('messageId', '=', messageId)
    .select(['id', 'text', 'sentAt'])
    .select(publicNameOf('contactReplies.authorId').as('author'))
    .orderBy('id')
    .execute();
}

export function findReply(db: Database, id: number) {
  return db
    .selectFrom('contactReplies')
    .where('id', '=', id)
    .select(['messageId', 'text'])
    .executeTakeFirst();
}

export function countContactMessages(db: Database, now: Date) {
  return db
    .selectFrom('contactMessages')
    .where('status', '=', 'new')
    .select([
      sql<number>`count(*)`.as('open'),
      sql<number>`count(*) filter (where replied_at is null and created_at < ${overdueBefore(now)})`.as(
        'overdue',
      ),
    ])
    .executeTakeFirstOrThrow();
}
