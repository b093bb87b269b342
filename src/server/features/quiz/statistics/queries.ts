import { sql } from 'kysely';
import { earned } from '#db/earned.ts';
import type { Database } from '#db/open.ts';
import type { QuizStats } from '#shared/features/quiz/schema.ts';
import { percentage } from '#shared/kernel/percentage.ts';
import { earnedOf, percentageOf } from '#shared/kernel/points.ts';

/** The share that an attempt has earned, in hundredths of a percent. */
export const shareOfAttempt = sql<number>`${earned} * 100 / greatest(total_questions, 1)`;

/** The quiz's counted results, zeros before the first; for a member also those of all other learners. */
export async function getQuizStats(
  db: Database,
  quizId: number,
  userId: number | undefined,
): Promise<QuizStats> {
  const row = await db
    .selectFrom('quizStats')
    .selectAll()
    .where('quizId', '=', quizId)
    .executeTakeFirst();
  const top = row && { score: row.topScore, totalQuestions: row.topTotal, points: row.topPoints };
  return {
    totalUsers: row?.uniqueUsers ?? 0,
    topScore: top ? percentageOf(top) : 0,
    topScoreCorrect: row?.topScore ?? 0,
    topScoreTotal: row?.topTotal ?? 0,
    ...(top && top.points !== null ? { topPoints: earnedOf(top) / 100 } : {}),
    attemptCount: row?.attemptCount ?? 0,
    ...averages(row?.attemptCount ?? 0, row?.shareSum ?? 0, row?.passCount ?? 0),
    others: userId === undefined ? null : await othersOf(db, { quizId, userId, row }),
  };
}

interface Sums {
  uniqueUsers: number;
  attemptCount: number;
  shareSum: number;
  passCount: number;
}

/** The quiz's sums without those of one learner. */
async function othersOf(
  db: Database,
  { quizId, userId, row }: { quizId: number; userId: number; row: Sums | undefined },
) {
  const own = await db
    .selectFrom('quizAttempts')
    .where('quizId', '=', quizId)
    .where('userId', '=', userId)
    .where('talliedAt', 'is not', null)
    .select([
      sql<number>`count(*)`.as('attempts'),
      sql<number>`count(*) filter (where passed)`.as('passes'),
      sql<number>`coalesce(sum(${shareOfAttempt}), 0)`.as('share'),
    ])
    .executeTakeFirstOrThrow();
  const attemptCount = Math.max(0, (row?.attemptCount ?? 0) - own.attempts);
  return {
    totalUsers: Math.max(0, (row?.uniqueUsers ?? 0) - (own.attempts > 0 ? 1 : 0)),
    attemptCount,
    ...averages(attemptCount, (row?.shareSum ?? 0) - own.share, (row?.passCount ?? 0) - own.passes),
  };
}

/** Percentages over all counted attempts; null before the first. */
export function averages(attempts: number, shareSum: number, passes: number) {
  if (attempts === 0) return { averageScore: null, passRate: null };
  return {
    averageScore: Math.floor(shareSum / attempts / 10) / 10,
    passRate: percentage(passes, attempts),
  };
}

/** The questions with a sure rating. */
export async function listSureIds(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('questions')
    .where('sureRating', 'is not', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
