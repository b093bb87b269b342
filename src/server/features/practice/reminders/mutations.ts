import type { Tx } from '#db/open.ts';
import type { NoticeKind } from '#shared/features/notice/kinds.ts';
import type { Day } from '#shared/kernel/time/calendar.ts';

interface Checked {
  userId: number;
  kind: NoticeKind;
  day: Day;
}

/** Records that these learners were checked for reminders of a kind, so that they are not checked again on that day. */
export async function writeChecked(tx: Tx, checked: readonly Checked[]): Promise<void> {
  if (checked.length === 0) return;
  await tx
    .insertInto('reminderChecks')
    .values([...checked])
    .onConflict((conflict) =>
      conflict.columns(['userId', 'kind']).doUpdateSet(({ ref }) => ({ day: ref('excluded.day') })),
    )
    .execute();
}

/** Starts checking these learners for reminders from the next day on, unless they are checked already. */
export async function startChecking(tx: Tx, checked: readonly Checked[]): Promise<void> {
  if (checked.length === 0) return;
  await tx
    .insertInto('reminderChecks')
    .values([...checked])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stops checking these learners for reminders, until they answer again. */
export async function stopChecking(
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
