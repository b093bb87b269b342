import { sql } from 'kysely';
import type { z } from 'zod';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import type {
  ConcernedQuizzes,
  LeavingImpact,
  Leaving as LeavingInput,
} from '#shared/features/quiz/leaving.ts';
import type { Manager } from '#shared/kernel/actor.ts';
import { countLost, listDrawingQuizzes } from '../draws/queries.ts';
import { selectLinksInto } from '../links/queries.ts';

interface Concerned {
  id: number;
  title: string;
  language: string;
  createdBy: number | null;
  questions: number;
}

/** Which quizzes are concerned when questions leave the bank. @param manager sees the titles of the own ones only */
export async function findImpact(
  db: Database,
  { kind, ids }: z.output<typeof LeavingInput>,
  manager: Manager,
): Promise<LeavingImpact> {
  const quizIds = kind === 'quizzes' ? ids : [];
  const links = await listLinking(db, kind === 'quizzes' ? { quizIds } : { questionIds: ids });
  const draws = await listShort(db, {
    quizIds,
    questionIds: kind === 'quizzes' ? await listQuestionIdsOf(db, ids) : ids,
  });
  return { links: namedFor(manager, links), draws: namedFor(manager, draws) };
}

/** Those of `manager` by title, and how many others there are. */
export function namedFor(manager: Manager, quizzes: readonly Concerned[]): ConcernedQuizzes {
  const own = quizzes.filter(({ createdBy }) => manager === 'all' || createdBy === manager);
  return {
    quizzes: own.map(({ createdBy: _, ...quiz }) => quiz),
    others: quizzes.length - own.length,
  };
}

const listLinking = (
  db: Database,
  leaving: Parameters<typeof selectLinksInto>[1],
): Promise<Concerned[]> =>
  selectLinksInto(db, leaving)
    .where('linking.archivedAt', 'is', null)
    .groupBy('linking.id')
    .select(['linking.id', 'linking.title', 'linking.language', 'linking.createdBy'])
    .select(sql<number>`count(*)::int`.as('questions'))
    .orderBy('linking.title')
    .orderBy('linking.id')
    .execute();

/** Quizzes that stay and whose draws would find fewer questions than they ask for. */
async function listShort(
  db: Database,
  leaving: { quizIds: readonly number[]; questionIds: readonly number[] },
): Promise<Concerned[]> {
  const short: Concerned[] = [];
  if (leaving.questionIds.length === 0) return short;
  for (const quiz of await listDrawingQuizzes(db)) {
    if (leaving.quizIds.includes(quiz.id)) continue;
    const questions = await countLost(db, quiz.id, leaving.questionIds);
    if (questions > 0) short.push({ ...quiz, questions });
  }
  return short;
}

async function listQuestionIdsOf(db: Database, quizIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('questions')
    .where('quizId', '=', anyOf(quizIds))
    .where('archivedAt', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
