import { type AttemptRow, listAnswers } from '#server/features/attempt/queries.ts';
import { summary } from '#server/features/attempt/views.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { receiptFormat, type SignedReceipt } from '#shared/features/attempt/events.ts';
import { listEvents } from '../queries.ts';
import { isSignable, receiptLines, stateOf } from '../views.ts';

/**
 * Signs what was received of an attempt that has ended.
 * @throws attempt-open while it is open, not-found when it was voided, conflict when its events do not agree with
 * its answers
 */
export async function issueReceipt(
  { db, config, now, log, receiptSigner }: Context,
  attempt: AttemptRow & { userId: number },
): Promise<SignedReceipt> {
  const { completedAt } = summary(attempt);
  const events = await listEvents(db, attempt.id);
  const answers = await listAnswers(db, attempt.id);
  if (stateOf(events, answers) === 'altered')
    log.error({ attemptId: attempt.id }, 'stored answers were altered');
  if (!isSignable(attempt, events, answers))
    throw new Failure('conflict', 'There is no complete record of this attempt to sign.');
  const lines = receiptLines({ ...attempt, completedAt }, events, { site: config.publicUrl, now });
  return { format: receiptFormat, lines, ...(await receiptSigner.sign(lines.join('\n'))) };
}
