import type { z } from 'zod';
import { recordAct } from '#db/audit.ts';
import { getBankQuestion } from '#server/features/question/bank/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { DecisionInput } from '#shared/features/quality/schema.ts';
import { keepAsItIs, settleReports } from '../mutations.ts';
import { notifyReporters } from './notify-reporters.ts';

/**
 * Settles the reports that the administrator has read; a report that came later may be about something else. If the
 * question is kept as it is, its findings leave the list too.
 */
export async function decide(
  ctx: Pick<Context, 'db' | 'now'>,
  { id, decision, reportedUpTo, by }: z.output<typeof DecisionInput> & { id: number; by: number },
): Promise<void> {
  await getBankQuestion(ctx.db, id, by);
  await inTransaction(ctx.db, async (tx) => {
    const settling = { questionId: id, by, now: ctx.now };
    const reports = await settleReports(tx, { ...settling, outcome: decision, reportedUpTo });
    if (decision === 'kept') await keepAsItIs(tx, settling);
    await recordAct(
      tx,
      { kind: 'questions', rowId: id },
      { quality: decision, reports: reports.length },
    );
    await notifyReporters(tx, { questionId: id, decision, reports }, ctx.now);
  });
}
