import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { selectQuizToTake } from '#server/features/quiz/taking/queries.ts';

/** The valid links of a quiz, the newest first. */
export const listShareLinks = (db: Database, quizId: number, now: Date) =>
  selectShareLinks(db)
    .where('quizId', '=', quizId)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute();

export const findShareLink = (db: Database, id: number) =>
  selectShareLinks(db).where('id', '=', id).executeTakeFirst();

const selectShareLinks = (db: Database) =>
  db
    .selectFrom('shareLinks')
    .select(['id', 'quizId', 'createdAt', 'expiresAt'])
    .select(publicNameOf('shareLinks.createdBy').as('createdByName'))
    .select(sql<boolean>`content is not null`.as('showsWork'));

/** What the link with this token shows; undefined when it has ended or its quiz was deleted. */
export const findShared = (db: Database, hash: string, now: Date) =>
  selectShared(db, hash).where('shareLinks.expiresAt', '>', now).executeTakeFirst();

/** The same for a trial that was begun by the link, which may have expired since. */
export const findSharedOfTrial = (db: Database, hash: string) =>
  selectShared(db, hash).executeTakeFirst();

const selectShared = (db: Database, hash: string) =>
  selectQuizToTake(db)
    .innerJoin('shareLinks', 'shareLinks.quizId', 'quizzes.id')
    .where('shareLinks.tokenHash', '=', hash)
    .where('quizzes.archivedAt', 'is', null)
    .select(['shareLinks.id', 'shareLinks.quizId', 'shareLinks.content', 'shareLinks.expiresAt'])
    .select('quizzes.description');

export type SharedLink = NonNullable<Awaited<ReturnType<typeof findShared>>>;

/** A trial that was begun by this link. */
export const findTrial = (db: Database, hash: string, shareLinkId: number) =>
  selectTrials(db, hash).where('shareLinkId', '=', shareLinkId).executeTakeFirst();

/** A trial that was begun by this challenge. */
export const findChallengeTrial = (db: Database, hash: string, challengeId: number) =>
  selectTrials(db, hash).where('challengeId', '=', challengeId).executeTakeFirst();

const selectTrials = (db: Database, hash: string) =>
  db
    .selectFrom('sharedTrials')
    .where('tokenHash', '=', hash)
    .select(['tokenHash', 'paper', 'rules']);

export type TrialRow = NonNullable<Awaited<ReturnType<typeof findTrial>>>;
