import type { Tx } from '#db/open.ts';
import type { Context } from '#server/kernel/context.ts';
import {
  type EventSource,
  logSecurityEvent,
  type SecurityEvent,
} from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { RowOutcome } from '#shared/kernel/many.ts';

interface Change {
  /** Logged for each account that was changed. */
  event: SecurityEvent;
  act: (tx: Tx, id: number) => Promise<RowOutcome>;
}

/**
 * Changes several accounts in one transaction. Each has an outcome of its own. One after the other and always in the same
 * order, so that two calls do not wait for each other.
 */
export async function changeEach(
  ctx: EventSource & Pick<Context, 'db'>,
  ids: readonly number[],
  { event, act }: Change,
): Promise<RowOutcome[]> {
  const outcomes = await inTransaction(ctx.db, async (tx) => {
    const done: RowOutcome[] = [];
    for (const id of ids.toSorted((a, b) => a - b)) done.push(await act(tx, id));
    return done;
  });
  for (const { id, outcome } of outcomes)
    if (outcome === 'done') logSecurityEvent(ctx, event, { userId: id });
  return outcomes;
}
