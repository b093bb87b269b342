import type { Tx } from '#db/open.ts';
import { Failure, invalid } from '#server/kernel/failure.ts';
import { requireUnchanged } from '#server/kernel/unchanged.ts';
import type { Writing } from '#server/kernel/writing.ts';
import { changedQuestion, type QuestionChanges } from '#shared/features/question/schema.ts';
import { lockQuiz, touchQuiz } from '../mutations.ts';
import { getQuizStatus } from '../queries.ts';
import { requirePublishable } from '../questions/guards.ts';
import { rewriteQuestions } from '../questions/mutations.ts';
import { getQuestionForAuthor } from '../questions/queries.ts';

interface QuestionChange {
  id: number;
  changes: QuestionChanges;
  loadedUpdatedAt: string | undefined;
}

/**
 * Changes the given fields of one question, and reads it again.
 * @throws stale when it was changed since it was loaded or is being moved, invalid when an active quiz could not ask it
 */
export async function changeQuestion(
  tx: Tx,
  { id, changes, loadedUpdatedAt }: QuestionChange,
  by: Writing,
) {
  const { quizId } = await getQuestionForAuthor(tx, id);
  await lockQuiz(tx, quizId);
  const stored = await getQuestionForAuthor(tx, id);
  if (stored.quizId !== quizId)
    throw new Failure('stale', 'This question has just been moved. Nothing was overwritten.');
  requireUnchanged('question', { ...stored, updatedByName: null }, loadedUpdatedAt);
  const { question, problems } = changedQuestion(stored, changes);
  const [problem] = problems;
  if (problem) throw invalid(problem.field, problem.message);
  requirePublishable([question], await getQuizStatus(tx, quizId), (_index, field) => field);
  const changed = await rewriteQuestions(tx, quizId, [question], by.now);
  if (changed > 0) await touchQuiz(tx, quizId, by);
  return getQuestionForAuthor(tx, id);
}
