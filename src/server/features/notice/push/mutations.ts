import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Tx } from '#db/open.ts';
import { type NoticeKind, noticeKinds } from '#shared/features/notice/kinds.ts';
import type { PushDevice } from '#shared/features/notice/push.ts';

/** Devices of one account; those that were added first make room. */
const maxDevices = 10;

/** Adds a device, until its session ends. One that another account had is this one's from now on, and gets only its notices. */
export async function addDevice(
  tx: Tx,
  { userId, sessionId, ...device }: PushDevice & { userId: number; sessionId: number },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('pushSubscriptions')
    .values({ ...device, userId, sessionId, createdAt: now })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ ...device, userId, sessionId }),
    )
    .execute();
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId}
      order by created_at desc, id desc offset ${maxDevices})`.execute(tx);
}

/** @param which `userId` for a device of that account alone */
export async function removeDevice(
  tx: Tx,
  { endpoint, userId }: { endpoint: string; userId?: number },
): Promise<void> {
  let query = tx.deleteFrom('pushSubscriptions').where('endpoint', '=', endpoint);
  if (userId !== undefined) query = query.where('userId', '=', userId);
  await query.execute();
}

interface Written {
  id: number;
  kind: NoticeKind;
}

/** Queues these new notices for the devices of their members, where they have chosen that for the kind. */
export async function pushNotices(tx: Tx, written: readonly Written[], now: Date): Promise<void> {
  if (written.length === 0) return;
  const rows = written.map(({ id, kind }) => ({ id, push: noticeKinds[kind].standard.push }));
  await sql`
    with added as (
      insert into notice_pushes (notice_id, subscription_id)
      select notices.id, push_subscriptions.id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id int, push boolean)
      join notices on notices.id = new.id
      join push_subscriptions on push_subscriptions.user_id = notices.user_id
      left join notice_choices
        on notice_choices.user_id = notices.user_id and notice_choices.kind = notices.kind
      where coalesce(notice_choices.push, new.push)
      returning subscription_id
    )
    update push_subscriptions set next_push_at = least(next_push_at, ${now})
    where id in (select subscription_id from added)`.execute(tx);
}

/** Locks what waits for a device: another process that takes it at the same time gets nothing. */
export const takeDevice = (tx: Tx, id: number, now: Date) =>
  tx
    .selectFrom('pushSubscriptions')
    .where('id', '=', id)
    .where('nextPushAt', '<=', now)
    .select(['id', 'userId'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** @returns the ids of the notices that waited for the device, the newest last; none waits any more */
export async function takeWaiting(tx: Tx, id: number): Promise<number[]> {
  await schedulePushAt(tx, id, null);
  const rows = await tx
    .deleteFrom('noticePushes')
    .where('subscriptionId', '=', id)
    .returning('noticeId')
    .execute();
  return rows.map(({ noticeId }) => noticeId).sort((a, b) => a - b);
}

/** @param at when waiting notices are next considered; null if none wait */
export async function schedulePushAt(tx: Tx, id: number, at: Date | null): Promise<void> {
  await tx.updateTable('pushSubscriptions').set({ nextPushAt: at }).where('id', '=', id).execute();
}

/** Lets notices wait again that would have been sent during quiet hours. */
export async function postponePushes(
  tx: Tx,
  id: number,
  { noticeIds, at }: { noticeIds: readonly number[]; at: Date },
): Promise<void> {
  await sql`
    insert into notice_pushes (notice_id, subscription_id)
    select notices.id, ${id} from notices where id = ${anyOf(noticeIds)}
    on conflict do nothing`.execute(tx);
  await schedulePushAt(tx, id, at);
}

/** Drops the waiting notices of a kind for all devices of a member. */
export async function dropPushes(tx: Tx, userId: number, kind: NoticeKind): Promise<void> {
  await sql`
    delete from notice_pushes using notices
    where notices.id = notice_id and notices.user_id = ${userId} and notices.kind = ${kind}`.execute(
    tx,
  );
}

/** Makes the next run consider what waits for the devices of a member, after the quiet hours were changed. */
export async function schedulePushes(tx: Tx, userId: number, now: Date): Promise<void> {
  await sql`
    update push_subscriptions set next_push_at = ${now}
    where user_id = ${userId} and next_push_at is not null`.execute(tx);
}
