import type { Database, Tx } from '#db/open.ts';
import { findQuizForAuthor } from '#server/features/quiz/cards/queries.ts';
import { listPlaced } from '#server/features/quiz/links/queries.ts';
import { lockQuiz, removeQuizzes } from '#server/features/quiz/mutations.ts';
import { removeQuestions } from '#server/features/quiz/questions/mutations.ts';
import { removeFilesNowOrLater } from '#server/features/upload/workflows/remove-files.ts';
import { removeUnused } from '#server/features/upload/workflows/remove-unused.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import type { MediaStore } from '#server/kernel/files/media-store.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Writing } from '#server/kernel/writing.ts';
import { takeImport } from '../mutations.ts';
import { undoableSince } from './import-file.ts';

/**
 * Takes the questions of an import out again: those never asked are erased, the others are archived for the results.
 * Pictures and sounds that came with them and that nothing shows any more are deleted. A draft that the import created
 * is deleted when it has no question left and neither links nor draws others.
 * @returns how many were taken out
 */
export async function undoImport(
  { db, media }: { db: Database; media: MediaStore },
  id: number,
  by: Writing,
): Promise<number> {
  const removed = await inTransaction(db, (tx) => takeOut(tx, id, by));
  await removeFilesNowOrLater(db, media);
  return removed;
}

async function takeOut(tx: Tx, id: number, by: Writing): Promise<number> {
  const { now } = by;
  const taken = orNotFound(await takeImport(tx, id, { since: undoableSince(now), now }), 'Import');
  const { quizId, questionIds, hasCreatedQuiz, uploads, createdAt } = taken;
  if (quizId === null) return 0;
  await lockQuiz(tx, quizId);
  const removed = await removeQuestions(tx, quizId, questionIds, by);
  if (hasCreatedQuiz && (await isEmptyDraft(tx, quizId))) await removeQuizzes(tx, [quizId], now);
  await removeUnused(tx, { hashes: uploads, since: createdAt, now });
  return removed;
}

async function isEmptyDraft(tx: Tx, quizId: number): Promise<boolean> {
  const quiz = await findQuizForAuthor(tx, quizId);
  const isOwnEmpty = quiz?.status === 'draft' && quiz.questions.length === 0;
  return isOwnEmpty && (await listPlaced(tx, quizId)).length === 0;
}
