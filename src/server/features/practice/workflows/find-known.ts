import type { Database } from '#db/open.ts';
import { listOpenQuestionIds, listSeenIn } from '#server/features/attempt/history/queries.ts';
import { Failure, notFound } from '#server/kernel/failure.ts';
import { listPractisedIds } from '../queries.ts';
import { findOpened } from './find-opened.ts';

interface WhichKnown {
  userId: number;
  questionIds: readonly number[];
}

export interface Known {
  /** The questions whose keys the learner may see now, each with the quiz in which it was asked last. */
  known: ReadonlyMap<number, number>;
  /** Those that would be among them, but are part of an own attempt that is open. */
  held: ReadonlySet<number>;
}

/**
 * Which of these questions a learner has answered, and so may see what could contain their keys: in a graded attempt
 * whose result shows keys, or in practice of a quiz that is opened for it. It is the rule of practice, but quizzes that
 * were closed since do not matter: their results are still shown.
 */
export async function findKnown(
  db: Database,
  { userId, questionIds }: WhichKnown,
  now: Date,
): Promise<Known> {
  if (questionIds.length === 0) return { known: new Map(), held: new Set() };
  const seen = await listSeenIn(db, { userId, questionIds, now });
  const practised = await listPractisedIds(db, { userId, questionIds });
  const opened = await findOpened(db, { userId, quizIds: [], questionIds: practised }, now);
  const all = new Map([
    ...opened,
    ...seen.map(({ questionId, quizId }) => [questionId, quizId] as const),
  ]);
  const open = new Set(await listOpenQuestionIds(db, userId, now));
  return {
    known: new Map([...all].filter(([questionId]) => !open.has(questionId))),
    held: new Set([...all.keys()].filter((questionId) => open.has(questionId))),
  };
}

/** @throws attempt-open for a question of an own open attempt, not-found for others that are not known */
export async function requireKnown(
  db: Database,
  { userId, questionId }: { userId: number; questionId: number },
  now: Date,
): Promise<void> {
  const { known, held } = await findKnown(db, { userId, questionIds: [questionId] }, now);
  if (held.has(questionId))
    throw new Failure(
      'attempt-open',
      'This question is part of an attempt of yours that is open. Finish the attempt first.',
    );
  if (!known.has(questionId)) throw notFound('Question');
}
