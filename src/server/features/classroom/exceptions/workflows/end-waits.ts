import { recordAct } from '#db/audit.ts';
import type { Tx } from '#db/open.ts';
import { listAttemptsOn } from '#server/features/attempt/own/queries.ts';
import { waitOf } from '#server/features/attempt/retake/views.ts';
import { endWaits } from '#server/features/attempt/supervision/mutations.ts';

/** Ends the waits of a member at some quizzes; each one that there was is in the audit trail of the class. */
export async function endMemberWaits(
  tx: Tx,
  { classId, userId, quizIds }: { classId: number; userId: number; quizIds: readonly number[] },
  now: Date,
): Promise<void> {
  const attempts = Map.groupBy(
    await listAttemptsOn(tx, { userId, quizIds }),
    ({ quizId }) => quizId,
  );
  for (const quizId of quizIds) {
    const wait = waitOf(attempts.get(quizId) ?? [], now);
    if (!wait) continue;
    await endWaits(tx, wait.attemptIds, now);
    const act = { ended_wait: wait.attemptIds.join(), member: userId, quiz_id: quizId };
    await recordAct(tx, { kind: 'classes', rowId: classId }, act);
  }
}
