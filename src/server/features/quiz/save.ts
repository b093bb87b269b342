import type { Tx } from '#db/open.ts';
import type { QuizSave } from '#shared/features/quiz/schema.ts';
import { Failure, orNotFound } from '../../kernel/failure.ts';
import {
  addQuestions,
  removeQuestions,
  requirePublishable,
  updateQuestion,
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
  await tx.selectFrom('quizzes').select('id').where('id', '=', input.id).forUpdate().execute();
  const stored = orNotFound(await findQuizForAuthor(tx, input.id), 'Quiz');
  if (input.loadedUpdatedAt && stored.updatedAt.toISOString() !== input.loadedUpdatedAt) {
    throw new Failure(
      'stale',
      'Somebody else has changed this quiz since you opened it. Nothing was overwritten.',
    );
  }
  requirePublishable(input.questions, input.quiz.status);
  await requireHome(tx, input.quiz);

  const storedIds = new Set(stored.questions.map((question) => question.id));
  const known = input.questions.flatMap(({ id, ...question }, position) =>
    id === undefined ? [] : [{ ...question, id, position }],
  );
  const unknown = known.find((question) => !storedIds.has(question.id));
  if (unknown)
    throw new Failure('conflict', `Question ${unknown.id} is not part of this quiz any more.`);

  await updateQuiz(tx, input.id, input.quiz, now);
  const removedQuestions = await removeQuestions(tx, input.id, input.removedIds, now);
  for (const question of known) await updateQuestion(tx, question, now);
  const added = input.questions.flatMap((question, position) =>
    question.id === undefined ? [{ ...question, position }] : [],
  );
  const ids = await addQuestions(tx, input.id, added, now);
  for (const [index, question] of added.entries()) {
    await tx
      .updateTable('questions')
      .set({ position: question.position })
      .where('id', '=', ids[index] ?? 0)
      .execute();
  }
  return {
    message: 'Quiz updated',
    updatedQuestions: known.length,
    createdQuestions: ids.length,
    removedQuestions,
  };
}
