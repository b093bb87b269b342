import type { Tx } from '#db/open.ts';
import type { NoticeKind } from '#shared/features/notice/kinds.ts';
import type { Day } from '#shared/kernel/time/calendar.ts';

interface Looked {
  userId: number;
  kind: NoticeKind;
  day: Day;
}

/** These learners were looked at for reminders of a kind; they are not looked at again on that day. */
export async function writeLooked(tx: Tx, looked: readonly Looked[]): Promise<void> {
  if (looked.length === 0) return;
  await tx
    .insertInto('reminderChecks')
    .values([...looked])
    .onConflict((conflict) =>
      conflict.columns(['userId', 'kind']).doUpdateSet(({ ref }) => ({ day: ref('excluded.day') })),
    )
    .execute();
}

/** Starts checking these learners for reminders from the next day on, unless they are checked already. */
export async function startLooking(tx: Tx, looked: readonly Looked[]): Promise<void> {
  if (looked.length === 0) return;
  await tx
    .insertInto('reminderChecks')
    .values([...looked])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** These learners are not looked at any more, until they answer again. */
export async function stopLooking(
  tx: Tx,
  kind: NoticeKind,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .deleteFrom('reminderChecks')
    .where('kind', '=', kind)
    .where('userId', 'in', userIds)
    .execute();
}
