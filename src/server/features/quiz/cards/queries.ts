import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { isOpenTo, isOpenToGuests } from '#db/open-to-all.ts';
import { publicNameOf } from '#db/public-name.ts';
import { type Params, prepare } from '#db/statements/prepare.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import {
  effectiveTimeLimit,
  hidesQuestions,
  questionCount,
  quizDifficulty,
  shownStars,
} from '#shared/features/quiz/rules.ts';
import { isKept, listTranslations, storedRules, type Viewer } from '../queries.ts';
import { listQuestionsForAuthor, listQuestionsForTaker } from '../questions/queries.ts';
import { averages } from '../statistics/queries.ts';

export async function findQuizCard(db: Database, id: number, viewer: Viewer) {
  const [row] =
    typeof viewer === 'object'
      ? await cardsFor.member(db, { id, ...viewer })
      : await cardsFor[viewer](db, { id });
  return row && toCard(row);
}

/** @throws not-found when there is no such quiz, or when it is not shown to the viewer */
export const getQuizCard = async (db: Database, id: number, viewer: Viewer) =>
  orNotFound(await findQuizCard(db, id, viewer), 'Quiz');

/** The quiz with its questions, unless only those who start it may read them. */
export async function withQuestions(db: Database, quiz: ReturnType<typeof toCard>) {
  return {
    ...quiz,
    translations: await listTranslations(db, quiz, 'public'),
    questions: hidesQuestions(quiz) ? [] : await listQuestionsForTaker(db, quiz.id),
  };
}

/** The quiz with the data for its editors, keys included. */
export async function findQuizForAuthor(db: Database, id: number) {
  const row = await selectCards(db)
    .where(isKept)
    .where('quizzes.id', '=', id)
    .select(['quizzes.accessCode', 'quizzes.publishesWhenOpen'])
    .select(publicNameOf('quizzes.updatedBy').as('updatedByName'))
    .executeTakeFirst();
  if (!row) return undefined;
  const questions = await listQuestionsForAuthor(db, id);
  return {
    ...toCard(row),
    timeLimit: row.timeLimit,
    difficultyOverride: row.difficultyOverride,
    accessCode: row.accessCode,
    isListed: row.isListed,
    isMembersOnly: row.isMembersOnly,
    isByLink: row.isByLink,
    isOpenForPractice: row.isOpenForPractice,
    publishesWhenOpen: row.publishesWhenOpen,
    translations: await listTranslations(db, row, 'author'),
    updatedByName: row.updatedByName,
    questions,
  };
}

/** @throws not-found when there is no such quiz, or when it is deleted */
export const getQuizForAuthor = async (db: Database, id: number) =>
  orNotFound(await findQuizForAuthor(db, id), 'Quiz');

/** The quiz with an id, if it is shown to the viewer. */
const cardsFor = {
  member: prepare((db, param: Params<{ id: number; memberId: number }>) =>
    selectCards(db)
      .where(isOpenTo(param('memberId')))
      .where('quizzes.id', '=', param('id')),
  ),
  author: prepare((db, param: Params<{ id: number }>) =>
    selectCards(db).where(isKept).where('quizzes.id', '=', param('id')),
  ),
  public: prepare((db, param: Params<{ id: number }>) =>
    selectCards(db).where(isOpenToGuests).where('quizzes.id', '=', param('id')),
  ),
};

/** The columns of a card, apart from its series. */
const cardColumns = [
  'quizzes.id',
  'quizzes.title',
  'quizzes.description',
  'quizzes.language',
  'quizzes.translationGroup',
  'quizzes.status',
  'quizzes.questionsPerAttempt',
  'quizzes.totalQuestions',
  'quizzes.drawnQuestions',
  'quizzes.timeLimit',
  'categories.id as categoryId',
  'quizzes.subCategoryId',
  'quizzes.imageUrl',
  'quizzes.imageAlt',
  'quizzes.createdAt',
  'quizzes.updatedAt',
  'quizzes.difficulty as difficultyOverride',
  'categories.name as category',
  'categories.displayName as categoryName',
  'subCategories.displayName as subCategoryName',
  'quizStats.attemptCount',
  'quizStats.shareSum',
  'quizStats.passCount',
  'quizzes.meanRating',
  'quizzes.starsSum',
  'quizzes.starsCount',
  storedRules.as('rules'),
  'quizzes.opensAt',
  'quizzes.closesAt',
  'quizzes.isListed',
  'quizzes.isMembersOnly',
  'quizzes.isByLink',
  'quizzes.isOpenForPractice',
  sql<boolean>`quizzes.access_code is not null`.as('needsAccessCode'),
] as const;

/** The cards of quizzes; the caller adds the condition of its audience. */
export function selectCards(db: Database) {
  return (
    db
      .selectFrom('quizzes')
      // A draft may have no category yet.
      .leftJoin('categories', 'categories.id', 'quizzes.categoryId')
      .leftJoin('subCategories', 'subCategories.id', 'quizzes.subCategoryId')
      .leftJoin('quizStats', 'quizStats.quizId', 'quizzes.id')
      .select(cardColumns)
      .select((eb) =>
        eb
          .selectFrom('seriesQuizzes')
          .innerJoin('series', 'series.id', 'seriesQuizzes.seriesId')
          .whereRef('seriesQuizzes.quizId', '=', 'quizzes.id')
          .where('series.deletedAt', 'is', null)
          .where('series.status', '=', 'active')
          .select('seriesId')
          .orderBy('seriesId')
          .limit(1)
          .as('seriesId'),
      )
  );
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

export function toCard({
  difficultyOverride,
  meanRating,
  starsSum,
  starsCount,
  shareSum,
  passCount,
  ...row
}: CardRow) {
  const attemptCount = row.attemptCount ?? 0;
  return {
    ...row,
    categoryName: row.categoryName ?? 'No category',
    difficulty: quizDifficulty(difficultyOverride, meanRating),
    questionCount: questionCount(row),
    timeLimit: effectiveTimeLimit(row.timeLimit),
    untimed: row.rules.untimed,
    stars: shownStars({ starsSum, starsCount }),
    attemptCount,
    totalAttempts: attemptCount,
    ...averages(attemptCount, shareSum ?? 0, passCount ?? 0),
  };
}
