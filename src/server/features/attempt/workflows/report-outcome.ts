import { notFound } from '#server/kernel/failure.ts';
import { pinnedUntil } from '#shared/features/attempt/rules.ts';
import type { AttemptRow } from '../queries.ts';
import { receiptOf, summary } from '../views.ts';
import type { StoredAttempt } from './end.ts';

/** How an ended attempt ended, for the learner who submitted it. */
export function submitOutcome(stored: StoredAttempt | null, now: Date) {
  if (stored?.attempt.status === 'void') return voided(stored.attempt);
  const end = endOf(stored, now);
  const { status } = end.result;
  return status === 'self_reported'
    ? { kind: 'submitted' as const, ...end }
    : { kind: status, ...end };
}

/** How an ended attempt ended, for the learner who left it. */
export function leaveOutcome(stored: StoredAttempt | null, now: Date) {
  if (stored?.attempt.status === 'void') return voided(stored.attempt);
  const end = endOf(stored, now);
  return end.result.status === 'abandoned'
    ? { kind: 'abandoned' as const, ...end }
    : { kind: 'already_over' as const, ...end };
}

function endOf(stored: StoredAttempt | null, now: Date) {
  if (!stored) throw notFound('Quiz attempt');
  const { attempt, answers } = stored;
  return { result: summary(attempt), receipt: receiptOf(attempt, answers), serverNow: now };
}

function voided({ voidedAt, startedAt, deadline }: AttemptRow) {
  return { kind: 'void' as const, pinnedUntil: pinnedUntil(voidedAt ?? startedAt), deadline };
}
