import type { Database } from '#db/open.ts';
import { Failure } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { AnswerInput } from '#shared/features/attempt/schema.ts';
import { saveAnswers } from '../mutations.ts';
import { type AttemptRow, listAnswers } from '../queries.ts';
import { savedAnswers } from '../views.ts';

/**
 * Saves answers of an open attempt and returns what is now stored of those questions, which may
 * be newer than what was sent. That answers came too late is recorded before they are refused.
 * @throws attempt-over when the attempt has ended
 */
export async function keepAnswers(
  db: Database,
  attempt: AttemptRow,
  given: AnswerInput[],
  now: Date,
) {
  const stored = await inTransaction(db, async (tx) =>
    (await saveAnswers(tx, attempt, given, now)) ? listAnswers(tx, attempt.id) : undefined,
  );
  if (!stored)
    throw new Failure('attempt-over', 'This attempt is over; its answers cannot change any more.');
  const sent = new Set(given.map((answer) => answer.questionId));
  const answers = savedAnswers(stored.filter((answer) => sent.has(answer.questionId)));
  return { answers, deadline: attempt.deadline, serverNow: now };
}
