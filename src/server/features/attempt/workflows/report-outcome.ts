import type { Database } from '#db/open.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { pinnedUntil } from '#shared/features/attempt/rules.ts';
import { type AttemptRow, findAttempt, listAnswers } from '../queries.ts';
import { receiptOf, summary } from '../views.ts';

/** How an ended attempt ended, for the learner who submitted it. */
export async function submitOutcome(db: Database, attemptId: number, now: Date) {
  const attempt = orNotFound(await findAttempt(db, attemptId), 'Quiz attempt');
  if (attempt.status === 'void') return voided(attempt);
  const end = await endOf(db, attempt, now);
  const { status } = end.result;
  return status === 'self_reported'
    ? { kind: 'submitted' as const, ...end }
    : { kind: status, ...end };
}

/** How an ended attempt ended, for the learner who left it. */
export async function leaveOutcome(db: Database, attemptId: number, now: Date) {
  const attempt = orNotFound(await findAttempt(db, attemptId), 'Quiz attempt');
  if (attempt.status === 'void') return voided(attempt);
  const end = await endOf(db, attempt, now);
  return attempt.status === 'abandoned'
    ? { kind: 'abandoned' as const, ...end }
    : { kind: 'already_over' as const, ...end };
}

async function endOf(db: Database, attempt: AttemptRow, now: Date) {
  const receipt = receiptOf(attempt, await listAnswers(db, attempt.id));
  return { result: summary(attempt), receipt, serverNow: now };
}

function voided({ voidedAt, startedAt, deadline }: AttemptRow) {
  return { kind: 'void' as const, pinnedUntil: pinnedUntil(voidedAt ?? startedAt), deadline };
}
