import type { Tx } from '#db/open.ts';
import { Failure } from '#server/kernel/failure.ts';
import { lockedUntil } from '#shared/features/attempt/rules.ts';
import { listLastAttempts, listPinnedAttempts } from '../queries.ts';

/** @throws cooldown, with the date, while the learner may not start the quiz */
export async function requireNoCooldown(
  tx: Tx,
  { userId, quizId }: { userId: number; quizId: number },
  now: Date,
): Promise<void> {
  const [last] = await listLastAttempts(tx, userId, [quizId]);
  const [pinned] = await listPinnedAttempts(tx, { userId, quizIds: [quizId], now });
  const until = lockedUntil(last, pinned, now);
  if (!until) return;
  throw new Failure('cooldown', 'You need to wait before retaking this quiz.', {
    canRetakeAt: until.toISOString(),
  });
}
