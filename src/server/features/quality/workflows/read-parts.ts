import type { Database } from '#db/open.ts';
import { listAnswersToParts } from '#server/features/attempt/statistics/queries.ts';
import { listLastChanges } from '#server/features/quiz/questions/queries.ts';
import { hasParts, partsOf } from '#shared/features/progress/parts.ts';
import type { PartResult } from '#shared/features/progress/results.ts';
import type { Answered } from './read-answers.ts';

/** How each gap or region of the present version of a question was answered, in any quiz. */
export async function readParts(
  db: Database,
  question: Answered['question'],
): Promise<PartResult[]> {
  if (!hasParts(question.body)) return [];
  const { id } = question;
  const changes = await listLastChanges(db, [id]);
  return partsOf(question, await listAnswersToParts(db, { id, since: changes.get(id) ?? null }));
}
