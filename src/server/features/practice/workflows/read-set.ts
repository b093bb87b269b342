import type { z } from 'zod';
import type { Database } from '#db/open.ts';
import { listForPaper } from '#server/features/attempt/drawing/queries.ts';
import { listVersionNumbers } from '#server/features/quiz/questions/queries.ts';
import { secureChance } from '#server/kernel/chance.ts';
import type { Practisable } from '#shared/features/practice/rules.ts';
import type { QuestionInPractice } from '#shared/features/practice/schema.ts';
import { questionOfSet } from '../views.ts';
import type { OwnMemory } from './read-memory.ts';

/** The chosen questions as they are asked, without their keys. */
export async function readSet(
  db: Database,
  chosen: readonly Practisable[],
  { quizzes }: Pick<OwnMemory, 'quizzes'>,
): Promise<z.input<typeof QuestionInPractice>[]> {
  const ids = chosen.map(({ questionId }) => questionId);
  const versions = await listVersionNumbers(db, ids);
  const stored = await listForPaper(db, ids, { keep: false });
  const byId = new Map(stored.map((question) => [question.questionId, question]));
  return chosen.flatMap(({ questionId, quizId }) => {
    const question = byId.get(questionId);
    const quiz = quizzes.get(quizId);
    const version = versions.get(questionId);
    if (!question || !quiz || version === undefined) return [];
    return [questionOfSet({ ...question, version }, quiz, secureChance)];
  });
}
