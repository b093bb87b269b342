import type { Database } from '#db/open.ts';
import { countPassed } from '#server/features/attempt/passing/queries.ts';
import { countCertificates } from '#server/features/certificate/queries.ts';
import { countPractised } from '#server/features/practice/queries.ts';
import { countGoalDays } from '#server/features/practice/streak/queries.ts';
import type { Counts } from '#shared/features/achievement/rules.ts';

const none: Counts = {
  'quizzes-passed': 0,
  'full-scores': 0,
  'second-chances': 0,
  'practice-answers': 0,
  'goal-days': 0,
  certificates: 0,
};

/** What is counted of each of these learners. */
export async function countFor(
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Counts>> {
  const parts: ({ userId: number } & Partial<Counts>)[] = [
    ...(await countPassed(db, userIds)).map(({ userId, passed, full, later }) => ({
      ...{ userId, 'quizzes-passed': passed, 'full-scores': full, 'second-chances': later },
    })),
    ...(await countPractised(db, userIds)).map(({ userId, count }) => ({
      ...{ userId, 'practice-answers': count },
    })),
    ...(await countGoalDays(db, userIds)).map(({ userId, count }) => ({
      ...{ userId, 'goal-days': count },
    })),
    ...(await countCertificates(db, userIds)).map(({ userId, count }) => ({
      ...{ userId, certificates: count },
    })),
  ];
  const counts = new Map(userIds.map((userId) => [userId, none]));
  for (const { userId, ...part } of parts)
    counts.set(userId, { ...(counts.get(userId) ?? none), ...part });
  return counts;
}

/** When a learner has earned each achievement, by the name of its rule. */
export async function listEarned(db: Database, userId: number): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('userAchievements')
    .where('userId', '=', userId)
    .where('rule', 'is not', null)
    .select(['rule', 'earnedAt'])
    .$narrowType<{ rule: string }>()
    .execute();
  return new Map(rows.map(({ rule, earnedAt }) => [rule, earnedAt]));
}
