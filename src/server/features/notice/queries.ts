import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { listPage } from '#db/list-page.ts';
import type { Database } from '#db/open.ts';
import { type NoticeKind, noticeKindNames } from '#shared/features/notice/kinds.ts';
import { maxUnread } from '#shared/features/notice/schema.ts';
import type { Paging } from '#shared/kernel/paging.ts';

export async function countUnread(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select from notices where user_id = ${userId} and in_app and read_at is null
      limit ${maxUnread}
    ) as found`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** One page of a member's notices, the newest first. Kinds of a newer version are left out. */
export const listNotices = (db: Database, userId: number, paging: Paging) =>
  listPage(
    selectOf(db, userId)
      .where('inApp', '=', true)
      .where('kind', '=', anyOf(noticeKindNames, 'text'))
      .orderBy('id', 'desc'),
    paging,
  );

const selectOf = (db: Database, userId: number) =>
  db
    .selectFrom('notices')
    .where('userId', '=', userId)
    .select(['id', 'kind', 'data', 'createdAt', 'readAt']);

/** When a member last got a notice of a kind. */
export async function findLatestOfKind(
  db: Database,
  userId: number,
  kind: NoticeKind,
): Promise<Date | undefined> {
  const latest = await db
    .selectFrom('notices')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .select(({ fn }) => fn.max('createdAt').as('at'))
    .executeTakeFirst();
  return latest?.at ?? undefined;
}

/** What is still to be mailed to a member, the oldest first. */
export const listWaiting = (db: Database, userId: number) =>
  selectOf(db, userId)
    .where('wantsMail', '=', true)
    .where('mailedAt', 'is', null)
    .where('readAt', 'is', null)
    .orderBy('id')
    .execute();

/**
 * Notices of a mail that their member has not read meanwhile, the oldest first. Those that were taken back from the queue
 * are left out: they come with another mail.
 */
export const listForMail = (db: Database, userId: number, ids: readonly number[]) =>
  selectOf(db, userId)
    .where('id', '=', anyOf(ids))
    .where('wantsMail', '=', true)
    .where('mailedAt', 'is not', null)
    .where('readAt', 'is', null)
    .orderBy('id')
    .execute();

/** Whose notices a mail has: after a merge of accounts, another account than the one for which it was enqueued. */
export const findOwner = (db: Database, ids: readonly number[]) =>
  db.selectFrom('notices').where('id', '=', anyOf(ids)).select('userId').executeTakeFirst();

/**
 * Of these notices about results of attempts, the ids of those that are the last about their attempt: an earlier result is
 * not true any more, also when the later notice is of another kind, was read, or is not mailed.
 */
export async function listLastResults(
  db: Database,
  userId: number,
  notices: readonly { id: number }[],
): Promise<number[]> {
  const ids = notices.map(({ id }) => id);
  const { rows } = await sql<{ id: number }>`
    select id from notices where user_id = ${userId} and id = ${anyOf(ids)} and not exists (
      select from notices as later
      where later.user_id = notices.user_id and later.kind in ('result-regraded', 'result-marked')
        and later.data -> 'attemptId' = notices.data -> 'attemptId' and later.id > notices.id)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export const listChoices = (db: Database, userId: number) =>
  db
    .selectFrom('noticeChoices')
    .where('userId', '=', userId)
    .select(['kind', 'inApp', 'mail', 'push'])
    .execute();

export const findTimes = (db: Database, userId: number) =>
  db
    .selectFrom('noticeTimes')
    .where('userId', '=', userId)
    .select(['rhythm', 'quietFrom', 'quietUntil', 'dueDays', 'lastMailAt'])
    .executeTakeFirst();

/** Members for whom a mail may be due, in the order of their ids. */
export async function listDueForMail(
  db: Database,
  now: Date,
  { after, atMost }: { after: number; atMost: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('noticeTimes')
    .where('nextMailAt', '<=', now)
    .where('userId', '>', after)
    .select('userId')
    .orderBy('userId')
    .limit(atMost)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** What a part of a query about one notice names: the column of its person, its kind and its subject. */
interface WhichNotice {
  userId: string;
  kind: NoticeKind;
  subject: RawBuilder<string>;
}

/**
 * A condition for lists of subjects without a notice: whether the person of a column has one of the subject, written
 * since a time if one is given.
 */
export const wasNotified = (
  { userId, kind, subject }: WhichNotice,
  since: RawBuilder<Date> = sql`'-infinity'::timestamptz`,
) =>
  sql<SqlBool>`exists (select from notices where notices.user_id = ${sql.ref(userId)}
    and notices.kind = ${kind} and notices.subject = ${subject} and notices.created_at >= ${since})`;

/** How many days before something is due the person of a column wants a notice. */
export const dueDaysOf = (userId: string) =>
  sql<number>`coalesce((select notice_times.due_days from notice_times
    where notice_times.user_id = ${sql.ref(userId)}), 1)`;
