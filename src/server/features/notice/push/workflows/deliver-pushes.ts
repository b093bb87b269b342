import type { Database, Tx } from '#db/open.ts';
import { findPerson } from '#server/features/account/recipients/queries.ts';
import { findTimes } from '#server/features/notice/queries.ts';
import { quietHoursOf } from '#server/features/notice/views.ts';
import type { Services } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { afterQuiet, isQuiet } from '#shared/features/notice/rules.ts';
import { schedulePushAt, takeDevice, takeWaiting } from '../mutations.ts';
import { listDueForPush } from '../queries.ts';

/** Devices per query; a run goes on until all were considered. */
const roundSize = 200;

/** How many of the newest notices one message is about. */
const maxInMessage = 50;

interface DeliverParts extends Pick<Services, 'db' | 'jobs'> {
  onFailed: (error: unknown) => void;
}

/**
 * Enqueues the pushes that may be sent now. Each device is one transaction: its job exists if and only if its notices
 * wait no more, so that neither a crash nor a second process loses or repeats one.
 */
export async function deliverPushes(parts: DeliverParts, now: Date): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await listDueForPush(parts.db, now, { after, atMost: roundSize });
    for (const id of ids)
      await inTransaction(parts.db, (tx) => deliverTo(tx, parts, { id, now })).catch(
        parts.onFailed,
      );
    const last = ids.at(-1);
    if (last === undefined || ids.length < roundSize) return;
    after = last;
  }
}

async function deliverTo(
  tx: Tx,
  { jobs }: DeliverParts,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  const device = await takeDevice(tx, id, now);
  if (!device) return;
  const quietUntil = await quietEnd(tx, device.userId, now);
  if (quietUntil) return schedulePushAt(tx, id, quietUntil);
  const noticeIds = (await takeWaiting(tx, id)).slice(-maxInMessage);
  if (noticeIds.length > 0) await jobs.enqueue(tx, 'push', { subscriptionId: id, noticeIds });
}

/** When the quiet hours of a person end; undefined while there are none. */
export async function quietEnd(db: Database, userId: number, now: Date): Promise<Date | undefined> {
  const times = await findTimes(db, userId);
  const quiet = times && quietHoursOf(times);
  if (!quiet) return undefined;
  const zone = (await findPerson(db, userId))?.timezone ?? 'UTC';
  return isQuiet(quiet, now, zone) ? afterQuiet(quiet, now, zone) : undefined;
}
