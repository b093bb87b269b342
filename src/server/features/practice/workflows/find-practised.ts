import type { Database } from '#db/open.ts';
import { listForPaper } from '#server/features/attempt/drawing/queries.ts';
import { listVersionNumbers } from '#server/features/quiz/questions/queries.ts';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { asPractised } from '../views.ts';

/** A question as it is stored, with the number of its version; undefined if there is none. */
export async function findVersioned(db: Database, questionId: number) {
  const version = (await listVersionNumbers(db, [questionId])).get(questionId);
  const [stored] = await listForPaper(db, [questionId], { keep: false });
  return stored && version !== undefined ? { ...stored, version } : undefined;
}

/** A question as practice asks it, to grade an answer to it. Options are named by their position, which may be another one now. */
export async function getPractised(
  db: Database,
  { questionId, version }: { questionId: number; version: number },
) {
  const question = orNotFound(await findVersioned(db, questionId), 'Question');
  if (question.version !== version)
    throw new Failure('conflict', 'This question was changed meanwhile. Take it again later.');
  return asPractised(question);
}
