import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database, Tx } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';

/** What was decided about a question's past answers, the newest first. */
export const listRegrades = (db: Database, questionId: number) =>
  selectRegrades(db)
    .where('questionId', '=', questionId)
    .select(publicNameOf('regrades.createdBy').as('createdByName'))
    .orderBy('id', 'desc')
    .execute();

export const findRegrade = (db: Database, id: number) =>
  selectRegrades(db).where('id', '=', id).executeTakeFirst();

/** Locks a regrade until the transaction ends: a second run of the same job waits and goes on after this one. */
export const lockRegrade = (tx: Tx, id: number) =>
  selectRegrades(tx).where('id', '=', id).forUpdate('regrades').executeTakeFirst();

/** The regrades that are running or being undone. */
export const listUnderWay = (db: Database) =>
  db
    .selectFrom('regrades')
    .where('state', 'in', ['running', 'undoing'])
    .select('id')
    .orderBy('id')
    .execute();

export type RegradeRow = NonNullable<Awaited<ReturnType<typeof findRegrade>>>;

const selectRegrades = (db: Database) =>
  db
    .selectFrom('regrades')
    .select([
      'id',
      'questionId',
      'version',
      'method',
      'takesPasses',
      'sendsMails',
      'state',
      'attempts',
      'seen',
      'changed',
      'lastAttemptId',
      'createdAt',
    ]);

/** The newest version about which something was decided, by question. */
export async function listDecidedVersions(db: Database, questionIds: readonly number[]) {
  const rows = await db
    .selectFrom('regrades')
    .where('questionId', '=', anyOf(questionIds))
    .where('state', 'in', ['running', 'done'])
    .groupBy('questionId')
    .select('questionId')
    .select((eb) => eb.fn.max('version').as('version'))
    .execute();
  return new Map(rows.map(({ questionId, version }) => [questionId, version]));
}

/** The next attempts that a regrade has graded, each with what it was before, in the order of their ids. */
export const listRegraded = (
  db: Database,
  { regradeId, after, count }: { regradeId: number; after: number; count: number },
) =>
  db
    .selectFrom('regradedAttempts')
    .where('regradeId', '=', regradeId)
    .where('quizAttemptId', '>', after)
    .select(['quizAttemptId', 'questionBefore', 'passedBefore', 'canRetakeAtBefore'])
    .select(
      sql<number>`coalesce(points - points_before, (score - score_before) * 100)`.as('gained'),
    )
    .orderBy('quizAttemptId')
    .limit(count)
    .execute();

export async function countRegraded(db: Database, regradeId: number): Promise<number> {
  const { attempts } = await db
    .selectFrom('regradedAttempts')
    .where('regradeId', '=', regradeId)
    .select((eb) => eb.fn.countAll<number>().as('attempts'))
    .executeTakeFirstOrThrow();
  return attempts;
}
