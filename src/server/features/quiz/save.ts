import type { Tx } from '#db/open.ts';
import type { QuizSave } from '#shared/features/quiz/schema.ts';
import { Failure, orNotFound } from '../../kernel/failure.ts';
import { requireUnchanged } from '../../kernel/unchanged.ts';
import {
  addQuestions,
  lockQuestions,
  lockQuiz,
  removeQuestions,
  requirePublishable,
  rewriteQuestions,
  updateQuiz,
} from './mutations.ts';
import { findQuizForAuthor } from './queries.ts';
import { requireHome } from './shelf.ts';

/**
 * Saves what an editor holds: the quiz's fields, its questions in their order, and removals.
 * A question that the quiz does not hold (any more) is refused rather than dropped.
 * @throws stale when somebody else has saved since the editor loaded
 */
export async function saveQuiz(tx: Tx, input: QuizSave, now: Date) {
  await requireHome(tx, input.quiz);
  await lockQuiz(tx, input.id);
  const stored = orNotFound(await findQuizForAuthor(tx, input.id), 'Quiz');
  requireUnchanged('quiz', stored.updatedAt, input.loadedUpdatedAt);
  requirePublishable(input.questions, input.quiz.status);

  const storedIds = new Set(stored.questions.map((question) => question.id));
  const known = input.questions.flatMap(({ id, ...question }, position) =>
    id === undefined ? [] : [{ ...question, id, position }],
  );
  const unknown = known.find((question) => !storedIds.has(question.id));
  if (unknown)
    throw new Failure('conflict', `Question ${unknown.id} is not part of this quiz any more.`);

  await updateQuiz(tx, input.id, input.quiz, now);
  // Removals and rewrites together, or the two would break the order of the locks.
  await lockQuestions(tx, input.id);
  const removedQuestions = await removeQuestions(tx, input.id, input.removedIds, now);
  const updatedQuestions = await rewriteQuestions(tx, input.id, known, now);
  const added = input.questions.flatMap((question, position) =>
    question.id === undefined ? [{ ...question, position }] : [],
  );
  const ids = await addQuestions(tx, input.id, added, now);
  return {
    message: 'Quiz updated',
    updatedQuestions,
    createdQuestions: ids.length,
    removedQuestions,
  };
}
