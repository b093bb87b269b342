import type { z } from 'zod';
import type { Database } from '#db/open.ts';
import { listOpenQuizIdsOfSeries } from '#server/features/quiz/queries.ts';
import { secureChance } from '#server/kernel/chance.ts';
import type { Context } from '#server/kernel/context.ts';
import { chooseSet, noGaps } from '#shared/features/practice/rules.ts';
import type { PracticeSet, PracticeSetInput } from '#shared/features/practice/schema.ts';
import { listBookmarkedIds } from '../bookmarks/queries.ts';
import { expectSuccess } from '../rating/workflows/expect-success.ts';
import { findGaps } from './find-gaps.ts';
import { readMemory } from './read-memory.ts';
import { readSet } from './read-set.ts';

type Wanted = z.output<typeof PracticeSetInput>;

/** Chooses the questions of a set, and asks them without their keys. */
export async function composeSet(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
  wanted: Wanted,
): Promise<z.input<typeof PracticeSet>> {
  const { mode, attemptId } = wanted;
  const quizIds = await quizIdsOf(db, wanted);
  const memory = await readMemory(db, { userId, quizIds }, now);
  const { settings, questions } = memory;
  const gaps =
    mode === 'gaps' && attemptId !== undefined
      ? await findGaps({ db, now, userId }, attemptId, questions)
      : noGaps;
  const bookmarked = new Set(mode === 'bookmarks' ? await listBookmarkedIds(db, userId) : []);
  const expectedOf = await expectSuccess(db, { userId, now }, questions);
  const chosen = chooseSet(
    questions,
    { ...wanted, quizIds, gaps, bookmarked },
    { now, chance: secureChance, expectedOf },
  );
  return {
    asksConfidence: settings.asksConfidence,
    questions: await readSet(db, chosen, memory),
  };
}

/** The quizzes that a set is about; none for most modes. */
async function quizIdsOf(db: Database, { mode, quizId, seriesId }: Wanted): Promise<number[]> {
  if (mode === 'quiz' && quizId !== undefined) return [quizId];
  if (mode === 'series' && seriesId !== undefined) return listOpenQuizIdsOfSeries(db, seriesId);
  return [];
}
