import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import { isOpenToAll } from '#db/open-to-all.ts';
import { isInUse } from '#server/features/account/recipients/queries.ts';
import { selectGraded, selectUngraded } from '#server/features/attempt/history/queries.ts';
import { isOverFor } from '#server/features/attempt/reopening/queries.ts';
import { dueDaysOf, wasNotified } from '#server/features/notice/queries.ts';
import { selectQuizFacts } from '#server/features/quiz/taking/queries.ts';
import { selectOpenSeriesQuizzes } from '#server/features/series/queries.ts';
import { noticeWindowHours } from '#shared/features/notice/rules.ts';
import { hourMs } from '#shared/kernel/time/durations.ts';
import { selectExpected } from '../assigned/queries.ts';

interface Which {
  now: Date;
  atMost: number;
}

/** Every assignment with each quiz that can be taken for it, named as what is assigned: a quiz or a series. */
const selectTargets = (db: Database) =>
  selectQuizFacts(db)
    .innerJoin('assignments', 'assignments.quizId', 'quizzes.id')
    .where(isOpenToAll)
    .select(['assignments.id', 'quizzes.id as toTake', 'assignments.quizId', 'quizzes.opensAt'])
    .select(['quizzes.publishedAt', 'quizzes.draftedAt'])
    .unionAll(
      selectOpenSeriesQuizzes(db)
        .innerJoin('assignments', 'assignments.seriesId', 'series.id')
        .select(['series.displayName as quizTitle', 'series.language as quizLanguage'])
        .select(isOpenToAll.as('quizIsOpen'))
        .select(['assignments.id', 'seriesQuizzes.quizId as toTake', 'assignments.quizId'])
        .select(sql<Date | null>`null::timestamptz`.as('opensAt'))
        .select(sql<Date | null>`null::timestamptz`.as('publishedAt'))
        .select(sql<Date | null>`null::timestamptz`.as('draftedAt')),
    );

/** Each assignment with each member who has it to do, without a mark or a graded attempt at one of its quizzes. */
const selectToDo = (db: Database) =>
  db
    .selectFrom(selectExpected(db).as('assigned'))
    .innerJoin(selectTargets(db).as('target'), 'target.id', 'assigned.assignmentId')
    .innerJoin('classes', 'classes.id', 'assigned.classId')
    .where(({ not, exists }) =>
      not(
        exists(
          selectGraded(db)
            .where('userId', '=', sql.ref<number>('assigned.userId'))
            .where('quizId', '=', sql.ref<number>('target.toTake'))
            .where('startedAt', '>=', sql.ref<Date>('assigned.startsAt')),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gradebookEntries')
            .whereRef('gradebookEntries.assignmentId', '=', 'assigned.assignmentId')
            .whereRef('gradebookEntries.userId', '=', 'assigned.userId')
            .where('overridePercent', 'is not', null)
            .select('gradebookEntries.id'),
        ),
      ),
    )
    .where(isInUse('assigned.userId'))
    .select(['assigned.userId', 'assigned.assignmentId', 'target.quizId', 'assigned.dueAt'])
    .select(['target.quizTitle', 'target.quizLanguage', 'classes.name as className'])
    .distinctOn(['assigned.assignmentId', 'assigned.userId'])
    .orderBy('assigned.assignmentId')
    .orderBy('assigned.userId');

/** Whether what is to be taken is over for the member. */
const isOver = (db: Database, now: Date) =>
  sql<boolean>`exists (${selectQuizFacts(db)
    .where('quizzes.id', '=', sql.ref<number>('target.toTake'))
    .where(isOverFor(sql.ref('assigned.userId'), now))})`;

/** The subject of a notice about an assignment. */
const given = sql<string>`assigned.assignment_id::text`;

/** The same with the due date: after it is moved, there is another reminder. */
const due = sql<string>`concat(assigned.assignment_id, ' ', extract(epoch from assigned.due_at)::bigint)`;

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * hourMs);

/**
 * Assignments that began lately, or whose quiz has opened or was published lately: it was a draft until then. Members
 * who join later see them in the class. There is no new notice where a quiz was a draft for a while after the
 * assignment had begun.
 */
export function listBegun(db: Database, { now, atMost }: Which) {
  const begun = sql<Date>`greatest(assigned.starts_at, assigned.created_at)`;
  const opened = sql<Date>`greatest(case when target.opens_at <= ${now} then target.opens_at end,
    case when target.drafted_at is null or target.drafted_at <= ${begun} then target.published_at end)`;
  const since = hoursBefore(now, noticeWindowHours);
  return selectBegun(db, now)
    .where(sql<boolean>`greatest(assigned.starts_at, ${opened}) > ${since}`)
    .where(sql<boolean>`assigned.joined_at <= greatest(${begun}, ${opened})`)
    .limit(atMost)
    .execute();
}

/** The same of one assignment, for members to whom it is given now. */
export const listGiven = (
  db: Database,
  { assignmentId, userIds }: { assignmentId: number; userIds: readonly number[] },
  now: Date,
) =>
  selectBegun(db, now)
    .where('assigned.assignmentId', '=', assignmentId)
    .where('assigned.userId', '=', anyOf(userIds))
    .execute();

/** The same of one assignment or one member, for members who have a notice of it. */
export const listNotified = (db: Database, of: { assignmentId: number } | { userId: number }) =>
  selectToDo(db)
    .where((eb) =>
      'userId' in of
        ? eb('assigned.userId', '=', of.userId)
        : eb('assigned.assignmentId', '=', of.assignmentId),
    )
    .where(wasNotifiedOf('assignment-given'))
    .select(given.as('subject'))
    .execute();

const selectBegun = (db: Database, now: Date) =>
  selectToDo(db)
    .where('assigned.startsAt', '<=', now)
    .where(({ not }) => not(wasNotifiedOf('assignment-given')))
    .select(given.as('subject'));

/**
 * Assignments that will be due within the days that each member has chosen. Members who get the assignment only now
 * are left out, and those for whom its quiz is over.
 */
export function listDueSoon(db: Database, { now, atMost }: Which) {
  const reminded = sql<Date>`assigned.due_at - ${dueDaysOf('assigned.userId')} * interval '1 day'`;
  return selectToDo(db)
    .where('assigned.dueAt', '>', now)
    .where('assigned.dueAt', '<=', hoursBefore(now, -3 * 24))
    .where('assigned.startsAt', '<=', now)
    .where(({ not }) => not(isOver(db, now)))
    .where(sql<boolean>`${reminded} <= ${now}`)
    .where(sql<boolean>`assigned.joined_at <= ${reminded}`)
    .where(({ not }) => not(wasNotifiedOf('assignment-due')))
    .where(({ not }) => not(wasNotifiedOf('assignment-given', reminded)))
    .select(due.as('subject'))
    .limit(atMost)
    .execute();
}

/**
 * Whether the member has an attempt that ends in time: a quiz often closes when it is due, and what is not submitted by then
 * is graded some seconds later.
 */
const endsInTime = (db: Database) =>
  sql<boolean>`exists (${selectUngraded(db)
    .where('userId', '=', sql.ref<number>('assigned.userId'))
    .where('quizId', '=', sql.ref<number>('target.toTake'))
    .where('startedAt', '>=', sql.ref<Date>('assigned.startsAt'))
    .where('deadline', '<=', sql.ref<Date>('assigned.dueAt'))})`;

/** Assignments whose due date has passed lately. */
export function listOverdue(db: Database, { now, atMost }: Which) {
  return selectToDo(db)
    .where('assigned.dueAt', '<=', now)
    .where('assigned.dueAt', '>', hoursBefore(now, noticeWindowHours))
    .whereRef('assigned.joinedAt', '<=', 'assigned.dueAt')
    .where(({ not }) => not(endsInTime(db)))
    .where(({ not }) => not(wasNotifiedOf('assignment-overdue')))
    .select(due.as('subject'))
    .limit(atMost)
    .execute();
}

const subjects = {
  'assignment-given': given,
  'assignment-due': due,
  'assignment-overdue': due,
} as const;

const wasNotifiedOf = (kind: keyof typeof subjects, since?: ReturnType<typeof sql<Date>>) =>
  wasNotified({ userId: 'assigned.userId', kind, subject: subjects[kind] }, since);

/** Those of these assignments that a member still has to do, and whether all that is to be taken is over. */
export const listStillToDo = (
  db: Database,
  { userId, assignmentIds, now }: { userId: number; assignmentIds: readonly number[]; now: Date },
) =>
  selectToDo(db)
    .where('assigned.userId', '=', userId)
    .where('assigned.assignmentId', '=', anyOf(assignmentIds))
    .select(isOver(db, now).as('isOver'))
    .orderBy('isOver')
    .execute();

/** Those of these assignments whose quiz is a draft now, and may be published again. */
export async function listWithDraft(
  db: Database,
  assignmentIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await selectQuizFacts(db)
    .innerJoin('assignments', 'assignments.quizId', 'quizzes.id')
    .where('assignments.id', '=', anyOf(assignmentIds))
    .where('quizzes.status', '=', 'draft')
    .where('quizzes.archivedAt', 'is', null)
    .select('assignments.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
