import type { Taker } from '#server/features/exception/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import type { Member } from '#shared/kernel/actor.ts';
import { isOverdue } from '../retake/views.ts';
import { endOverdueAttempts } from './end-overdue.ts';

/** The call of a member. */
export type MemberCall = Pick<Context, 'db' | 'now' | 'log' | 'settings' | 'memberVersions'> & {
  actor: Member;
};

/** The learner of the call who takes quizzes. */
export const takerOf = ({ actor, now, settings }: MemberCall): Taker => ({
  userId: actor.userId,
  now,
  chosenTime: settings.current.chosenTime,
});

/** Grades the learner's overdue attempts. One that cannot be graded is logged, and stays open. */
export async function endOwnOverdue(call: MemberCall): Promise<void> {
  const { db, now, log, actor, memberVersions } = call;
  const ended = await endOverdueAttempts(db, now, {
    userId: actor.userId,
    onFailed: (attemptId, err) => log.error({ err, attemptId }, 'attempt cannot be graded'),
  });
  if (ended > 0) memberVersions.raise(actor.userId);
}

/**
 * Reads a learner's attempts. If one of them is overdue, it is graded and all are read again. That is rare, so
 * most reads take one statement.
 */
export async function readUpToDate<Row extends Parameters<typeof isOverdue>[0]>(
  call: MemberCall,
  read: () => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows = await read();
  if (!rows.some((row) => isOverdue(row, call.now))) return rows;
  await endOwnOverdue(call);
  return read();
}
