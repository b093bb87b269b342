import type { Database, Tx } from '#db/open.ts';
import { findReader } from '#server/features/account/recipients/queries.ts';
import type { Services } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { isNoticeKind } from '#shared/features/notice/kinds.ts';
import { nextMailAt } from '#shared/features/notice/rules.ts';
import { hourMs, minuteMs } from '#shared/kernel/time/durations.ts';
import { dropMailsOf, markMailed, scheduleMailAt, takeMails } from '../mutations.ts';
import { listDueForMail, listWaiting } from '../queries.ts';
import { mailTimesOf, readable, type StoredNotice } from '../views.ts';
import type { Holder, NoticeSource } from './find.ts';

/** Members per query; a run goes on until all were considered. */
const roundSize = 200;

/** Notices that one mail has; the others wait for the next. */
const maxInMail = 50;

interface DeliverParts extends Pick<Services, 'db' | 'jobs'> {
  sources: readonly NoticeSource[];
  onFailed: (error: unknown, userId: number) => void;
}

/**
 * Enqueues the mails that may be sent now. Each member is one transaction: the mail exists if and only if its notices
 * are marked as mailed, so that neither a crash nor a second process loses or repeats one.
 */
export async function deliverNotices(parts: DeliverParts, now: Date): Promise<void> {
  for (let after = 0; ; ) {
    const userIds = await listDueForMail(parts.db, now, { after, atMost: roundSize });
    for (const userId of userIds)
      await inTransaction(parts.db, (tx) => deliverTo(tx, parts, { userId, now })).catch(
        (error: unknown) => parts.onFailed(error, userId),
      );
    const last = userIds.at(-1);
    if (last === undefined || userIds.length < roundSize) return;
    after = last;
  }
}

async function deliverTo(tx: Tx, { sources, jobs }: DeliverParts, who: Holder): Promise<void> {
  const { userId, now } = who;
  const times = await takeMails(tx, userId, now);
  if (!times) return;
  const reader = await findReader(tx, userId);
  const rows = await listWaiting(tx, userId);
  const known = rows.filter(({ kind }) => isNoticeKind(kind));
  const waiting = reader ? await holdingOf(tx, sources, readable(known), who) : [];
  const isWaiting = new Set(waiting.map(({ id }) => id));
  const others = known.filter(({ id }) => !isWaiting.has(id));
  const paused = reader
    ? await judged(tx, { sources, notices: readable(others), by: 'listPaused' }, who)
    : new Set();
  await dropMailsOf(
    tx,
    others.map(({ id }) => id).filter((id) => !paused.has(id)),
  );
  const [oldest] = waiting;
  const later =
    known.length < rows.length ? forNewer(now) : paused.size > 0 ? forPaused(now) : null;
  if (!reader || !oldest) return scheduleMailAt(tx, userId, later);
  const at = nextMailAt(mailTimesOf(times, reader.timezone), oldest.createdAt, now);
  if (at > now) return scheduleMailAt(tx, userId, at);
  const ids = waiting.slice(0, maxInMail).map(({ id }) => id);
  const mails = times.rhythm === 'each' ? ids.map((id) => [id]) : [ids];
  await markMailed(tx, userId, { ids, now, again: waiting.length > ids.length ? now : later });
  await jobs.enqueueAll(
    tx,
    'mail',
    mails.map((noticeIds) => ({ mail: 'notices', userId, noticeIds })),
  );
}

/** During an upgrade, kinds that only the newer version knows wait for a process of that version. */
const forNewer = (now: Date) => new Date(now.getTime() + 10 * minuteMs);
const forPaused = (now: Date) => new Date(now.getTime() + hourMs);

/**
 * The notices of a person that are still true: the quiz was not deleted, and the person has not done the work since.
 */
export async function holdingOf(
  db: Database,
  sources: readonly NoticeSource[],
  notices: readonly StoredNotice[],
  who: Holder,
): Promise<StoredNotice[]> {
  const holding = await judged(db, { sources, notices, by: 'listHolding' }, who);
  return notices.filter(({ id }) => holding.has(id));
}

interface Judging {
  sources: readonly NoticeSource[];
  notices: readonly StoredNotice[];
  by: 'listHolding' | 'listPaused';
}

/** The ids that the sources of the notices name. */
async function judged(
  db: Database,
  { sources, notices, by }: Judging,
  who: Holder,
): Promise<ReadonlySet<number>> {
  const ids = new Set<number>();
  for (const source of sources) {
    const own = notices.filter(({ content }) => source.kinds.includes(content.kind));
    if (own.length === 0) continue;
    for (const id of (await source[by]?.(db, own, who)) ?? []) ids.add(id);
  }
  return ids;
}
