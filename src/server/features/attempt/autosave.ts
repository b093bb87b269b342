import type { Tx } from '#db/open.ts';
import type { AnswerInput } from '#shared/features/attempt/schema.ts';
import { Failure } from '../../kernel/failure.ts';
import { saveAnswers } from './mutations.ts';
import { type AttemptRow, listAnswers } from './queries.ts';

/**
 * Keeps answers of an open attempt and tells what the server now holds of those questions, which may
 * be newer than what was sent.
 * @throws attempt-over when the attempt has been ended
 */
export async function keepAnswers(tx: Tx, attempt: AttemptRow, given: AnswerInput[], now: Date) {
  if (!(await saveAnswers(tx, attempt.id, given, now))) {
    throw new Failure('attempt-over', 'This attempt is over; its answers cannot change any more.');
  }
  const sent = new Set(given.map((answer) => answer.questionId));
  const stored = await listAnswers(tx, attempt.id);
  const answers = stored.filter((answer) => sent.has(answer.questionId));
  return { answers, deadline: attempt.deadline, serverNow: now };
}
