import type { Database } from '#db/open.ts';
import { orNotFound } from '../../kernel/failure.ts';
import { findAttempt } from './queries.ts';
import { summary } from './views.ts';

/** How an ended attempt ended, for whoever submitted or left it. */
export async function submitOutcome(db: Database, attemptId: number, now: Date) {
  const attempt = orNotFound(await findAttempt(db, attemptId), 'Quiz attempt');
  if (attempt.status === 'void') return { kind: 'void' as const };
  const result = summary(attempt);
  if (result.status === 'self_reported')
    return { kind: 'submitted' as const, result, serverNow: now };
  return { kind: result.status, result, serverNow: now };
}

export async function leaveOutcome(db: Database, attemptId: number) {
  const attempt = orNotFound(await findAttempt(db, attemptId), 'Quiz attempt');
  if (attempt.status === 'void') return { kind: 'void' as const };
  const result = summary(attempt);
  return attempt.status === 'abandoned'
    ? { kind: 'abandoned' as const, result }
    : { kind: 'already_over' as const, result };
}
