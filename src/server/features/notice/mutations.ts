import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import { isAccount, isInUse } from '#server/features/account/recipients/queries.ts';
import { NoticeContent, type NoticeKind, noticeKinds } from '#shared/features/notice/kinds.ts';
import { noticeDays } from '#shared/features/notice/rules.ts';
import type { NoticeChoiceInput } from '#shared/features/notice/schema.ts';
import { dayMs } from '#shared/kernel/time/durations.ts';
import { dropPushes, pushNotices, schedulePushes } from './push/mutations.ts';

/** A notice to be written. A person gets one notice of a subject, however often it is found. */
export interface NewNotice {
  userId: number;
  subject: string;
  content: NoticeContent;
  /** Not mailed, whatever the person has chosen. */
  inAppOnly?: boolean;
}

/**
 * Notifies people, in the transaction that causes it, as each has chosen: in the app, by mail, or not at
 * all. Those who have a notice of the same subject already, and accounts that are not in use, are left out.
 * @returns how many notices were written
 */
export async function notify(tx: Tx, notices: readonly NewNotice[], now: Date): Promise<number> {
  if (notices.length === 0) return 0;
  const rows = notices.map(({ userId, subject, content, inAppOnly = false }) => {
    const { kind, data } = NoticeContent.parse(content);
    const { inApp, mail } = noticeKinds[kind].standard;
    return { user_id: userId, kind, subject, data, in_app: inApp, mail, in_app_only: inAppOnly };
  });
  const written = await sql<Written>`
    insert into notices (user_id, kind, subject, data, created_at, in_app, wants_mail)
    select new.user_id, new.kind, new.subject, new.data, ${now},
      coalesce(notice_choices.in_app, new.in_app), coalesce(notice_choices.mail, new.mail) and not new.in_app_only
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new (user_id int, kind text, subject text, data jsonb, in_app boolean, mail boolean, in_app_only boolean)
    left join notice_choices
      on notice_choices.user_id = new.user_id and notice_choices.kind = new.kind
    where ${isInUse('new.userId')}
    order by new.user_id
    on conflict do nothing
    returning id, user_id, kind, subject, wants_mail`.execute(tx);
  const toMail = written.rows.filter(({ wantsMail }) => wantsMail).map(({ userId }) => userId);
  await scheduleMails(tx, [...new Set(toMail)], now);
  const quiet = new Set(
    rows.flatMap((row) => (row.in_app_only ? `${row.user_id} ${row.kind} ${row.subject}` : [])),
  );
  await pushNotices(
    tx,
    written.rows.filter((row) => !quiet.has(`${row.userId} ${row.kind} ${row.subject}`)),
    now,
  );
  return written.rows.length;
}

/** Replaces the data of notices that were written by what is true now. */
export async function restateNotices(tx: Tx, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ userId, subject, content }) => {
    const { kind, data } = NoticeContent.parse(content);
    return { user_id: userId, kind, subject, data };
  });
  await sql`
    update notices set data = new.data
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new (user_id int, kind text, subject text, data jsonb)
    where notices.user_id = new.user_id and notices.kind = new.kind
      and notices.subject = new.subject and notices.data <> new.data`.execute(tx);
}

interface Written {
  id: number;
  userId: number;
  kind: NoticeKind;
  subject: string;
  wantsMail: boolean;
}

/** Makes the next run of the job deliver what may be mailed to these people. */
export async function scheduleMails(tx: Tx, userIds: readonly number[], now: Date): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    insert into notice_times (user_id, next_mail_at)
    select id, ${now}::timestamptz from unnest(${[...userIds]}::int[]) as id order by id
    on conflict (user_id) do update
      set next_mail_at = least(notice_times.next_mail_at, excluded.next_mail_at)`.execute(tx);
}

/** @returns whether the member has such a notice */
export async function markRead(
  tx: Tx,
  { id, userId }: { id: number; userId: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notices')
    .set((eb) => ({ readAt: eb.fn.coalesce('readAt', eb.val(now)) }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('inApp', '=', true)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Marks a member's notices up to one as read. */
export async function markReadUpTo(
  tx: Tx,
  { upTo, userId }: { upTo: number; userId: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('id', '<=', upTo)
    .where('inApp', '=', true)
    .where('readAt', 'is', null)
    .execute();
}

/** What is left out stays as it is, or as is usual for the kind. */
export async function writeChoice(
  tx: Tx,
  userId: number,
  { inApp, mail, push, kind }: NoticeChoiceInput,
): Promise<void> {
  const { standard } = noticeKinds[kind];
  await tx
    .insertInto('noticeChoices')
    .values({
      userId,
      kind,
      inApp: inApp ?? standard.inApp,
      mail: mail ?? standard.mail,
      push: push ?? null,
    })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'kind']).doUpdateSet(({ ref }) => ({
        inApp: inApp ?? ref('noticeChoices.inApp'),
        mail: mail ?? ref('noticeChoices.mail'),
        push: push ?? ref('noticeChoices.push'),
      })),
    )
    .execute();
  if (mail === false) await dropMails(tx, userId, [kind]);
  if (push === false) await dropPushes(tx, userId, kind);
}

/** No mails of these kinds any more, also of those that wait. Does nothing for an account that is gone. */
export async function stopMails(
  tx: Tx,
  userId: number,
  kinds: readonly NoticeKind[],
): Promise<void> {
  const rows = kinds.map((kind) => ({ kind, in_app: noticeKinds[kind].standard.inApp }));
  await sql`
    insert into notice_choices (user_id, kind, in_app, mail)
    select ${userId}, new.kind, new.in_app, false
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (kind text, in_app boolean)
    where ${isAccount(userId)}
    on conflict (user_id, kind) do update set mail = false`.execute(tx);
  await dropMails(tx, userId, kinds);
}

async function dropMails(tx: Tx, userId: number, kinds: readonly NoticeKind[]): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ wantsMail: false })
    .where('userId', '=', userId)
    .where('kind', 'in', kinds)
    .where('wantsMail', '=', true)
    .execute();
}

interface Times {
  rhythm: 'daily' | 'each' | undefined;
  quietFrom: number | null | undefined;
  quietUntil: number | null | undefined;
  dueDays: number | undefined;
}

/** What is undefined stays. What waits may be sent earlier or later from now on. */
export async function writeTimes(tx: Tx, userId: number, times: Times, now: Date): Promise<void> {
  await tx
    .insertInto('noticeTimes')
    .values({ userId, ...times, nextMailAt: now })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...times, nextMailAt: now }))
    .execute();
  await schedulePushes(tx, userId, now);
}

/**
 * Locks the mails of a member for this transaction: another process that takes them at the same time gets none.
 * @returns undefined when no mail is due
 */
export const takeMails = (tx: Tx, userId: number, now: Date) =>
  tx
    .selectFrom('noticeTimes')
    .where('userId', '=', userId)
    .where('nextMailAt', '<=', now)
    .select(['rhythm', 'quietFrom', 'quietUntil', 'lastMailAt'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** @param at when waiting notices are next considered; null if none wait */
export async function scheduleMailAt(tx: Tx, userId: number, at: Date | null): Promise<void> {
  await tx
    .updateTable('noticeTimes')
    .set({ nextMailAt: at })
    .where('userId', '=', userId)
    .execute();
}

/** Notices that are not mailed: what they say is no longer true, or the address gets no mails. */
export async function dropMailsOf(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('notices').set({ wantsMail: false }).where('id', 'in', ids).execute();
}

/**
 * These notices have been enqueued as mails.
 * @param again when other waiting notices are next considered
 */
export async function markMailed(
  tx: Tx,
  userId: number,
  { ids, now, again }: { ids: readonly number[]; now: Date; again: Date | null },
): Promise<void> {
  await tx.updateTable('notices').set({ mailedAt: now }).where('id', 'in', ids).execute();
  await tx
    .updateTable('noticeTimes')
    .set({ lastMailAt: now, nextMailAt: again })
    .where('userId', '=', userId)
    .execute();
}

/** Lets notices wait again whose mail would have been sent during quiet hours. */
export async function postponeMails(
  tx: Tx,
  userId: number,
  { ids, at }: { ids: readonly number[]; at: Date },
): Promise<void> {
  await tx.updateTable('notices').set({ mailedAt: null }).where('id', 'in', ids).execute();
  await tx
    .updateTable('noticeTimes')
    .set({ lastMailAt: null, nextMailAt: at })
    .where('userId', '=', userId)
    .execute();
}

export async function dropOldNotices(tx: Tx, now: Date): Promise<void> {
  const lastDay = new Date(now.getTime() - noticeDays * dayMs);
  await tx.deleteFrom('notices').where('createdAt', '<', lastDay).execute();
}
