import type { Tx } from '#db/open.ts';
import { removeQuizzes } from '#server/features/quiz/mutations.ts';
import { addDraft } from '#server/features/quiz/workflows/create.ts';
import type { Writing } from '#server/kernel/writing.ts';
import type { QuestionMoveOutcome } from '#shared/features/quiz/moving.ts';
import type { TakingRules } from '#shared/features/quiz/rules.ts';
import { moveQuestions } from '../mutations.ts';
import { findFilingOf } from '../queries.ts';

interface NewQuizMove {
  ids: readonly number[];
  title: string;
  rules: TakingRules;
}

/** Moves questions to a new draft, which has the category and language of the quiz of the first one. */
export async function moveToNewQuiz(
  tx: Tx,
  { ids, title, rules }: NewQuizMove,
  by: Writing,
): Promise<{ quizId: number | null; outcomes: QuestionMoveOutcome[] }> {
  const quizId = await addDraft(tx, { ...(await findFilingOf(tx, ids)), title, rules }, by);
  const moves = ids.map((id) => ({ id, quizId, position: null }));
  const outcomes = await moveQuestions(tx, { moves }, by);
  if (outcomes.some(({ outcome }) => outcome === 'done')) return { quizId, outcomes };
  await removeQuizzes(tx, [quizId], by.now);
  return { quizId: null, outcomes };
}
