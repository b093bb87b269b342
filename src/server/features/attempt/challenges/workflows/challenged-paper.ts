import type { Tx } from '#db/open.ts';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { hashToken } from '#server/kernel/secret-token.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { findChallenge } from '../queries.ts';
import { compareWithNow } from './judge-offer.ts';

interface Start {
  userId: number;
  quizId: number;
  challenge: string;
}

/**
 * The paper of a challenge for an attempt that counts. The caller has checked that the learner may start the quiz.
 * @throws conflict for one's own challenge, or when the quiz has changed since
 */
export async function challengedPaper(
  tx: Tx,
  { userId, quizId, challenge: token }: Start,
): Promise<{ challengeId: number; paper: PaperQuestion[] }> {
  const found = await findChallenge(tx, hashToken(token));
  const challenge = orNotFound(found?.quizId === quizId ? found : undefined, 'Challenge');
  const isOwn = challenge.userId === userId;
  if (isOwn || challenge.accessCode !== null || (await compareWithNow(tx, challenge)).isChanged)
    throw new Failure('conflict', 'This challenge cannot be taken as an attempt that counts.');
  return { challengeId: challenge.id, paper: challenge.paper };
}
