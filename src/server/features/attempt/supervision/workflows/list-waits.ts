import type { z } from 'zod';
import type { Database } from '#db/open.ts';
import { listAttemptsOn } from '#server/features/attempt/own/queries.ts';
import { waitOf } from '#server/features/attempt/retake/views.ts';
import type { Wait } from '#shared/features/attempt/supervision.ts';
import { listWaitedFor } from '../queries.ts';

/** The quizzes that a person has to wait for now, each with the attempts after which. */
export async function listWaits(
  db: Database,
  userId: number,
  now: Date,
): Promise<(z.input<typeof Wait> & { attemptIds: number[] })[]> {
  const quizzes = await listWaitedFor(db, userId, now);
  const ids = quizzes.map(({ id }) => id);
  const attempts = Map.groupBy(
    await listAttemptsOn(db, { userId, quizIds: ids }),
    ({ quizId }) => quizId,
  );
  return quizzes.flatMap(({ id, quizTitle: title, quizLanguage: language }) => {
    const wait = waitOf(attempts.get(id) ?? [], now);
    const quiz = { id, title, language };
    return wait ? [{ quiz, waitsUntil: wait.until, attemptIds: wait.attemptIds }] : [];
  });
}
