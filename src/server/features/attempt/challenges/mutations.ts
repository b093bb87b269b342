import type { Tx } from '#db/open.ts';

interface NewChallenge {
  attemptId: number;
  userId: number;
  tokenHash: string;
  showsName: boolean;
  createdAt: Date;
}

/** Makes the challenge of an attempt. An earlier address stops working; what was begun by it stays. */
export async function writeChallenge(tx: Tx, challenge: NewChallenge): Promise<void> {
  const { tokenHash, showsName, createdAt } = challenge;
  await tx
    .insertInto('challenges')
    .values(challenge)
    .onConflict((conflict) =>
      conflict.column('attemptId').doUpdateSet({ tokenHash, showsName, createdAt }),
    )
    .execute();
}

/** Ends a challenge at once: its link, its tries, and every comparison with it. */
export async function deleteChallenge(tx: Tx, attemptId: number): Promise<void> {
  await tx.deleteFrom('challenges').where('attemptId', '=', attemptId).execute();
}

/** Notes that an attempt was begun by a challenge. */
export async function noteChallenged(
  tx: Tx,
  by: { attemptId: number; challengeId: number },
): Promise<void> {
  await tx.insertInto('challengeAttempts').values(by).execute();
}
