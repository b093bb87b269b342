import { findPublicName } from '#server/features/account/queries.ts';
import { type AttemptRow, listAnswers } from '#server/features/attempt/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { listEvents } from '../queries.ts';
import { timeline } from '../views.ts';

/** Everything that was received of an attempt. Reading it is a security event. */
export async function readTimeline(
  ctx: EventSource & Pick<Context, 'db'>,
  attempt: AttemptRow,
): Promise<ReturnType<typeof timeline>> {
  const { userId } = attempt;
  logSecurityEvent(ctx, 'attempt-inspected', { userId: userId ?? undefined });
  const name = userId === null ? undefined : await findPublicName(ctx.db, userId);
  return timeline(attempt, {
    learner: userId === null || name === undefined ? null : { id: userId, name },
    answers: await listAnswers(ctx.db, attempt.id),
    events: await listEvents(ctx.db, attempt.id),
  });
}
