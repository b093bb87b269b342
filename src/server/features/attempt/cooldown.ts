import type { Tx } from '#db/open.ts';
import { mayTake } from '#shared/features/attempt/rules.ts';
import { Failure } from '../../kernel/failure.ts';
import { listLastAttempts } from './queries.ts';

/** @throws cooldown, with the date, while the learner's last attempt keeps the quiz locked */
export async function requireNoCooldown(
  tx: Tx,
  { userId, quizId }: { userId: number; quizId: number },
  now: Date,
): Promise<void> {
  const [last] = await listLastAttempts(tx, userId, [quizId]);
  if (mayTake(last, now)) return;
  throw new Failure('cooldown', 'You need to wait before retaking this quiz.', {
    canRetakeAt: (last?.canRetakeAt ?? now).toISOString(),
  });
}
