import { type SqlBool, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import { anyOfPrepared, type Params, prepare } from '#db/statements/prepare.ts';
import { selectGraded } from '#server/features/attempt/history/queries.ts';
import { isOverFor } from '#server/features/attempt/reopening/queries.ts';
import { selectQuizToTake } from '#server/features/quiz/taking/queries.ts';
import { listSeriesNames, selectOpenSeriesQuizzes } from '#server/features/series/queries.ts';
import type { MarkedAttempt } from '#shared/features/attempt/mark.ts';
import type { Manager } from '#shared/kernel/actor.ts';
import { isOfAnother, selectAssigned } from '../assigned/queries.ts';
import { isTaughtBy } from '../teachers/queries.ts';

/** An assignment with what is to be taken: a quiz, or the quizzes of a series as they are now. */
export type AssignmentRow = Awaited<ReturnType<typeof listAssignments>>[number];

/** A learner, for whom a quiz may be over. */
interface Taker {
  userId: number;
  now: Date;
}

/** The assignments of classes, by their start. */
export const listAssignments = async (db: Database, classIds: readonly number[], taker?: Taker) =>
  withContents(
    db,
    await selectAssignments(db)
      .where('classId', '=', anyOf(classIds))
      .orderBy('startsAt')
      .orderBy('id')
      .execute(),
    taker,
  );

export async function findAssignment(db: Database, id: number): Promise<AssignmentRow | undefined> {
  const found = await selectAssignments(db).where('id', '=', id).execute();
  const [assignment] = await withContents(db, found);
  return assignment;
}

const selectAssignments = (db: Database) =>
  db
    .selectFrom('assignments')
    .select(['id', 'classId', 'quizId', 'seriesId', 'note', 'startsAt', 'dueAt'])
    .select(['latePolicy', 'latePercent', 'lateMaxPercent', 'cutOffAt', 'isForAll'])
    .select(sql<Date>`coalesce(updated_at, created_at)`.as('updatedAt'));

async function withContents(
  db: Database,
  rows: Awaited<ReturnType<ReturnType<typeof selectAssignments>['execute']>>,
  taker?: Taker,
) {
  const seriesIds = rows.flatMap(({ seriesId }) => seriesId ?? []);
  const names = seriesIds.length > 0 ? await listSeriesNames(db, seriesIds) : [];
  const contents = seriesIds.length > 0 ? await listContents(db, seriesIds) : [];
  const quizIds = [
    ...rows.flatMap(({ quizId }) => quizId ?? []),
    ...contents.map(({ quizId }) => quizId),
  ];
  const facts = await listQuizFacts(db, quizIds, taker);
  const quizzes = new Map(facts.map((quiz) => [quiz.id, quiz]));
  const quizzesOf = (ids: readonly number[]) => ids.flatMap((id) => quizzes.get(id) ?? []);
  return rows.map((row) => {
    const inSeries = contents.filter(({ seriesId }) => seriesId === row.seriesId);
    return {
      ...row,
      series: names.find(({ id }) => id === row.seriesId) ?? null,
      quizzes: quizzesOf(row.quizId === null ? inSeries.map(({ quizId }) => quizId) : [row.quizId]),
    };
  });
}

/** The quizzes of series in their order. */
const listContents = (db: Database, seriesIds: readonly number[]) =>
  selectOpenSeriesQuizzes(db)
    .where('seriesQuizzes.seriesId', '=', anyOf(seriesIds))
    .select(['seriesQuizzes.seriesId', 'seriesQuizzes.quizId'])
    .orderBy('quizOrder')
    .orderBy('quizId')
    .execute();

async function listQuizFacts(db: Database, ids: readonly number[], taker?: Taker) {
  const rows = taker ? await listFactsFor(db, { ids, ...taker }) : await listFacts(db, { ids });
  return rows.map(({ id, quizTitle, quizLanguage, quizIsOpen, isOver, rules }) => ({
    ...{ id, title: quizTitle, language: quizLanguage, isOpen: quizIsOpen && !isOver },
    passMarkPercent: rules.passMarkPercent,
  }));
}

interface Ids {
  ids: readonly number[];
}

const listFactsFor = prepare((db, param: Params<Ids & Pick<Taker, 'userId' | 'now'>>) =>
  selectQuizToTake(db)
    .where('quizzes.id', '=', anyOfPrepared(param('ids')))
    .select(['quizzes.id', isOverFor(param('userId'), param('now')).as('isOver')]),
);

const listFacts = prepare((db, param: Params<Ids>) =>
  selectQuizToTake(db)
    .where('quizzes.id', '=', anyOfPrepared(param('ids')))
    .select(['quizzes.id', sql<boolean>`false`.as('isOver')]),
);

interface WhichAttempts {
  /** Only those of one member. */
  userId?: number | undefined;
  /** Only those at one assignment. */
  assignmentId?: number | undefined;
}

/** What a mark takes from the rules of an attempt; all of them are most of what a large class would read. */
const markRules = sql<MarkedAttempt['rules']>`jsonb_strip_nulls(jsonb_build_object(
  'passMarkPercent', attempt.rules -> 'passMarkPercent', 'countedAttempt', attempt.rules -> 'countedAttempt'))`;

/** The graded attempts of members at quizzes that are assigned to them, begun after their start, in the order of their ends. */
export const listAssignedAttempts = (
  db: Database,
  classIds: readonly number[],
  { userId, assignmentId }: WhichAttempts = {},
) =>
  selectIn(db, classIds)
    .$if(userId !== undefined, (query) => query.where('assigned.userId', '=', userId ?? 0))
    .$if(assignmentId !== undefined, (query) =>
      query.where('assigned.assignmentId', '=', assignmentId ?? 0),
    )
    .select(['assigned.assignmentId', 'assigned.userId'])
    .select([
      'attempt.id as attemptId',
      'attempt.quizId',
      'attempt.score',
      'attempt.totalQuestions',
    ])
    .select(['attempt.points', 'attempt.passed', 'attempt.endedAt', 'attempt.toBeMarked'])
    .select(markRules.as('rules'))
    .orderBy('attempt.endedAt')
    .orderBy('attempt.id')
    .execute();

/** Whether the gradebook of a class has this attempt of another person, in its cells or behind them. */
export async function isAssignedAttempt(
  db: Database,
  manager: Manager,
  { classId, attemptId }: { classId: number; attemptId: number },
): Promise<boolean> {
  const found = await selectIn(db, [classId])
    .where('attempt.id', '=', attemptId)
    .where(isOfAnother(manager))
    .select('attempt.id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a teacher has the attempt of the row, of another person, in the gradebook of a class, or of this class. */
export const isTaughtAttempt = (db: Database, manager: Manager, classId: number | undefined) =>
  sql<SqlBool>`exists (${selectAttempts(db)
    .innerJoin('classes', 'classes.id', 'assigned.classId')
    .where(isTaughtBy(manager))
    .where(isOfAnother(manager))
    .where(sql<SqlBool>`attempt.id = quiz_attempts.id`)
    .$if(classId !== undefined, (query) => query.where('classes.id', '=', classId ?? 0))
    .select('attempt.id')})`;

/** The assignments of a member's own classes that one of their attempts counts for. */
export async function listAssignmentsOfAttempt(
  db: Database,
  { userId, attemptId }: { userId: number; attemptId: number },
): Promise<number[]> {
  const found = await selectAttempts(db)
    .where('attempt.id', '=', attemptId)
    .where('assigned.userId', '=', userId)
    .select('assigned.assignmentId')
    .execute();
  return found.map(({ assignmentId }) => assignmentId);
}

const selectIn = (db: Database, classIds: readonly number[]) =>
  selectAttempts(db).where('assigned.classId', '=', anyOf(classIds));

const selectAttempts = (db: Database) =>
  db
    .selectFrom(selectAssigned(db).as('assigned'))
    .innerJoin(selectTargets(db).as('target'), 'target.id', 'assigned.assignmentId')
    .innerJoin(selectGraded(db).as('attempt'), (join) =>
      join
        .onRef('attempt.userId', '=', 'assigned.userId')
        .onRef('attempt.quizId', '=', 'target.quizId')
        .onRef('attempt.startedAt', '>=', 'assigned.startsAt'),
    );

/** Every assignment with each quiz that is to be taken. */
export const selectTargets = (db: Database) =>
  db
    .selectFrom('assignments')
    .where('quizId', 'is not', null)
    .select('assignments.id')
    .select((eb) => eb.ref('quizId').$notNull().as('quizId'))
    .unionAll(
      selectOpenSeriesQuizzes(db)
        .innerJoin('assignments', 'assignments.seriesId', 'seriesQuizzes.seriesId')
        .select(['assignments.id', 'seriesQuizzes.quizId']),
    );
