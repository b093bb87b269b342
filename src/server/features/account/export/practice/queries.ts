import type { Database } from '#db/open.ts';
import { findAccessibility } from '#server/features/account/accessibility/queries.ts';

/** What was earned, and what was shown to others or opened by a link of theirs. */
export const findEarnedOf = async (db: Database, userId: number) => ({
  achievements: await db
    .selectFrom('userAchievements')
    .where('userId', '=', userId)
    .select(['achievementType', 'achievementValue', 'quizId', 'categoryId', 'earnedAt', 'metadata'])
    .orderBy('id')
    .execute(),
  certificates: await db
    .selectFrom('certificates')
    .innerJoin('seriesVersions', 'seriesVersions.id', 'certificates.versionId')
    .where('userId', '=', userId)
    .select(['publicId as id', 'title', 'quizzes', 'name', 'sharing', 'awardedAt', 'revokedAt'])
    .select('revokedReason')
    .orderBy('certificates.id')
    .execute(),
  league: await findLeague(db, userId),
  shares: await db
    .selectFrom('socialShares')
    .where('userId', '=', userId)
    .select(['platform', 'shareType', 'quizAttemptId', 'createdAt', 'metadata'])
    .orderBy('id')
    .execute(),
  challenges: await db
    .selectFrom('challenges')
    .where('userId', '=', userId)
    .select(['attemptId as quizAttemptId', 'showsName', 'createdAt'])
    .orderBy('id')
    .execute(),
  openedQuizzes: await db
    .selectFrom('accessOpenings')
    .where('userId', '=', userId)
    .select(['quizId', 'openedAt'])
    .orderBy('quizId')
    .execute(),
});

/** Practice: its answers, its settings, and the learner's ratings. */
export const findPracticeOf = async (db: Database, userId: number) => ({
  practiceAnswers: await db
    .selectFrom('practiceAnswers')
    .where('userId', '=', userId)
    .select(['questionId', 'response', 'isCorrect', 'confidence', 'answeredAt', 'sprintId'])
    .orderBy('id')
    .execute(),
  practiceSettings: await findPracticeSettings(db, userId),
  practiceSprints: await db
    .selectFrom('practiceSprints')
    .where('userId', '=', userId)
    .select(['id', 'startedAt'])
    .orderBy('id')
    .execute(),
  dailyAnswers: await db
    .selectFrom('dailyAnswers')
    .where('userId', '=', userId)
    .select(['day', 'questionId', 'isCorrect', 'answeredAt'])
    .orderBy('day')
    .execute(),
  levels: await db
    .selectFrom('learnerRatings')
    .leftJoin('categories', 'categories.id', 'learnerRatings.categoryId')
    .leftJoin('tags', 'tags.id', 'learnerRatings.tagId')
    .where('userId', '=', userId)
    .select(['categories.displayName as category', 'tags.name as tag', 'rating', 'deviation'])
    .select(['answers', 'ratedAt'])
    .orderBy('learnerRatings.id')
    .execute(),
});

/** What learners keep for themselves: bookmarks, notes, and how pages are shown. */
export const findKeptOf = async (db: Database, userId: number) => ({
  bookmarks: await db
    .selectFrom('bookmarks')
    .where('userId', '=', userId)
    .select(['questionId', 'bookmarkedAt'])
    .orderBy('questionId')
    .execute(),
  notes: await db
    .selectFrom('questionNotes')
    .where('userId', '=', userId)
    .select(['questionId', 'text', 'updatedAt'])
    .orderBy('questionId')
    .execute(),
  accessibility: (await findAccessibility(db, userId)) ?? null,
});

/** The days on which the daily goal was reached, and what the goal and the time zone were before. */
export const findGoalsOf = async (db: Database, userId: number) => ({
  goalDays: await listGoalDays(db, userId),
  pastGoals: await db
    .selectFrom('pastGoals')
    .where('userId', '=', userId)
    .select(['dailyGoal', 'until'])
    .orderBy('until')
    .execute(),
  pastTimeZones: await db
    .selectFrom('pastTimeZones')
    .where('userId', '=', userId)
    .select(['timeZone', 'until'])
    .orderBy('until')
    .execute(),
});

async function findPracticeSettings(db: Database, userId: number) {
  const settings = await db
    .selectFrom('practiceSettings')
    .where('userId', '=', userId)
    .select(['retention', 'asksConfidence', 'dailyGoal'])
    .executeTakeFirst();
  return settings ?? null;
}

/** What was earned in the weekly league, and whether others see it. */
async function findLeague(db: Database, userId: number) {
  const optOut = await db
    .selectFrom('leagueOptOuts')
    .where('userId', '=', userId)
    .select('userId')
    .executeTakeFirst();
  const weeks = await db
    .selectFrom('weekStandings')
    .where('userId', '=', userId)
    .select(['week', 'score', 'quizzesCompleted'])
    .orderBy('week')
    .execute();
  return { takesPart: optOut === undefined, weeks };
}

async function listGoalDays(db: Database, userId: number) {
  const days = await db
    .selectFrom('goalDays')
    .where('userId', '=', userId)
    .select('day')
    .orderBy('day')
    .execute();
  return days.map(({ day }) => day);
}
