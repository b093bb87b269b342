import type { Database } from '#db/open.ts';
import { Failure } from '#server/kernel/failure.ts';
import { listAsked } from '../paper/queries.ts';
import { type Save, saveAnswers } from '../saving/mutations.ts';
import { checkedAnswers, positionOf, savedAnswers } from '../views.ts';

/**
 * Saves answers of an open attempt and returns what is stored for those questions, which may be newer than what
 * was sent. Late answers are recorded before they are refused.
 * @throws attempt-over when the attempt has ended
 */
export async function saveForTaker(db: Database, save: Save) {
  const saved = await saveAnswers(db, save);
  if (!saved?.wasOpen)
    throw new Failure('attempt-over', 'This attempt is over; its answers cannot change any more.');
  const { deadline, refused, answers } = saved;
  const { attemptId, atOnce, grading, questions } = save.outline;
  const position = positionOf(
    { ...saved, rules: save.outline, totalQuestions: questions.size },
    save.now,
  );
  // Keys are read only for answers that the statement before has found closed.
  const isAnyChecked = answers.some(({ isChecked }) => isChecked);
  const paper = atOnce && isAnyChecked ? await listAsked(db, attemptId) : [];
  return {
    answers: savedAnswers(answers),
    ...position,
    refused,
    checked: checkedAnswers({ paper, rules: { atOnce, ...grading } }, answers),
    deadline,
    serverNow: save.now,
  };
}
