import type { z } from 'zod';
import { recordAct } from '#db/audit.ts';
import type { Database, Tx } from '#db/open.ts';
import { lockAccount, touchExceptions } from '#server/features/account/mutations.ts';
import { proveOwner } from '#server/features/account/passwords/guards.ts';
import { mergeProfiles, removeAccount } from '#server/features/account/people/mutations.ts';
import { getPerson } from '#server/features/account/people/queries.ts';
import { moveAttempts } from '#server/features/attempt/merge/mutations.ts';
import { countShared } from '#server/features/attempt/merge/queries.ts';
import { mergeAssigned } from '#server/features/classroom/assigned/mutations.ts';
import { mergeEntries } from '#server/features/classroom/gradebook/mutations.ts';
import { touchMergedExceptions } from '#server/features/classroom/mutations.ts';
import { restateDueDates } from '#server/features/classroom/reminders/workflows/find-reminders.ts';
import { mergeClassExceptions } from '#server/features/exception/classes/mutations.ts';
import { mergeExceptions } from '#server/features/exception/mutations.ts';
import { scheduleMails } from '#server/features/notice/mutations.ts';
import { noteGoalCheck } from '#server/features/practice/streak/mutations.ts';
import { mergeWeeks } from '#server/features/progress/league/mutations.ts';
import { mergeBests, waitForTally } from '#server/features/progress/mutations.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { MergePreview, TwoAccounts } from '#shared/features/merge/schema.ts';
import { moveRows } from '../mutations.ts';
import { countRows } from '../queries.ts';

/** What would move, and whether the two accounts can be merged now. */
export async function previewMerge(
  db: Database,
  by: number,
  accounts: TwoAccounts,
): Promise<z.input<typeof MergePreview>> {
  const keep = await getPerson(db, accounts.keepId);
  const gone = await getPerson(db, accounts.goneId);
  const [moves, shared] = await Promise.all([
    countRows(db, accounts.goneId),
    countShared(db, accounts),
  ]);
  const refusal = refusalOf({ keep, gone, openInBoth: shared.open }, by);
  return { keep, gone, moves, sharedQuizzes: shared.taken, refusal: refusal ?? null };
}

interface Account {
  id: number;
  isAdmin: boolean;
  status: string;
}

/** Why two accounts cannot be merged. A suspension must not be left by a merge, in either direction. */
function refusalOf(
  { keep, gone, openInBoth }: { keep: Account; gone: Account; openInBoth: number },
  by: number,
): string | undefined {
  if (keep.id === gone.id) return 'These are not two accounts.';
  if ([keep.id, gone.id].includes(by)) return 'Your own account cannot be merged.';
  if (keep.isAdmin || gone.isAdmin) return 'Accounts of administrators cannot be merged.';
  if (keep.status !== 'active' || gone.status !== 'active')
    return 'Only active accounts can be merged.';
  return openInBoth > 0
    ? 'Both accounts have an open attempt at the same quiz. Please wait until one has ended.'
    : undefined;
}

/**
 * Makes two accounts of one person one. Everything that is not a way to sign in moves; the account that goes is
 * removed with its sessions. Bests and standings are right at once; what depends on the order of all answers is counted
 * again in the background.
 */
export async function mergeAccounts(
  ctx: EventSource &
    Pick<Context, 'db' | 'jobs' | 'limits' | 'now' | 'passwords' | 'sessionId' | 'token'>,
  by: number,
  { password, ...accounts }: TwoAccounts & { password?: string | undefined },
): Promise<void> {
  await proveOwner(ctx, by, { password, field: 'password' });
  await inTransaction(ctx.db, (tx) => merge(tx, by, accounts, ctx));
  logSecurityEvent(ctx, 'accounts-merged', { userId: accounts.keepId });
}

async function merge(
  tx: Tx,
  by: number,
  accounts: TwoAccounts,
  { jobs, now }: Pick<Context, 'jobs' | 'now'>,
): Promise<void> {
  const { keepId, goneId } = accounts;
  // In the order of every other transaction that changes sums: first the tally, then the rows.
  await waitForTally(tx);
  for (const id of [keepId, goneId].sort((a, b) => a - b)) await lockAccount(tx, id);
  const { refusal, gone, moves } = await previewMerge(tx, by, accounts);
  if (refusal) throw new Failure('conflict', refusal);
  await moveAttempts(tx, accounts);
  await mergeBests(tx, accounts);
  await mergeWeeks(tx, accounts, now);
  await mergeExceptions(tx, accounts);
  await touchExceptions(tx, accounts.keepId, now);
  // Before the memberships, with which the others move.
  await touchMergedExceptions(tx, accounts, now);
  await mergeClassExceptions(tx, accounts);
  await mergeAssigned(tx, accounts, now);
  await mergeEntries(tx, accounts, now);
  await moveRows(tx, accounts);
  await restateDueDates(tx, { userId: keepId });
  // Together, the answers of a day may reach the goal.
  await noteGoalCheck(tx, keepId, new Date(0));
  // What waited to be mailed to the other account waits for this one now.
  await scheduleMails(tx, [keepId], now);
  await mergeProfiles(tx, accounts, now);
  await removeAccount(tx, goneId);
  await recordAct(
    tx,
    { kind: 'users', rowId: keepId },
    { merged_account: goneId, ...Object.fromEntries(moves.map((row) => [row.group, row.count])) },
  );
  await jobs.enqueue(tx, 'mail', {
    mail: 'accounts-merged',
    userId: keepId,
    username: gone.username,
  });
  await jobs.enqueue(tx, 'recount', {});
  await jobs.enqueue(tx, 'profile-pictures', {});
}
