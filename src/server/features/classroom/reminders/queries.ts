import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { isOpenToAll } from '#db/open-to-all.ts';
import { isInUse } from '#server/features/account/recipients/queries.ts';
import { selectGraded } from '#server/features/attempt/history/queries.ts';
import { dueDaysOf, wasNoticed } from '#server/features/notice/queries.ts';
import { selectQuizFacts } from '#server/features/quiz/queries.ts';
import { selectOpenSeriesQuizzes } from '#server/features/series/queries.ts';
import { noticeWindowHours } from '#shared/features/notice/rules.ts';

interface Which {
  now: Date;
  atMost: number;
}

/** Every assignment with each quiz that can be taken for it, named as what is assigned: a quiz or a series. */
const selectTargets = (db: Database) =>
  selectQuizFacts(db)
    .innerJoin('assignments', 'assignments.quizId', 'quizzes.id')
    .where(isOpenToAll)
    .select(['assignments.id', 'classId', 'startsAt', 'dueAt', 'assignments.createdAt'])
    .select(['quizzes.id as toTake', 'assignments.quizId'])
    .unionAll(
      selectOpenSeriesQuizzes(db)
        .innerJoin('assignments', 'assignments.seriesId', 'series.id')
        .select(['series.displayName as quizTitle', 'series.language as quizLanguage'])
        .select(isOpenToAll.as('quizIsOpen'))
        .select(['assignments.id', 'classId', 'startsAt', 'dueAt', 'assignments.createdAt'])
        .select(['seriesQuizzes.quizId as toTake', 'assignments.quizId']),
    );

/** Each assignment with each member who has it to do, without a mark or a graded attempt at one of its quizzes. */
const selectToDo = (db: Database) =>
  db
    .selectFrom(selectTargets(db).as('target'))
    .innerJoin('classes', 'classes.id', 'target.classId')
    .innerJoin('classMembers', 'classMembers.classId', 'target.classId')
    .where(({ not, exists }) =>
      not(
        exists(
          selectGraded(db)
            .where('userId', '=', sql.ref<number>('classMembers.userId'))
            .where('quizId', '=', sql.ref<number>('target.toTake'))
            .where('startedAt', '>=', sql.ref<Date>('target.startsAt')),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gradebookEntries')
            .whereRef('gradebookEntries.assignmentId', '=', 'target.id')
            .whereRef('gradebookEntries.userId', '=', 'classMembers.userId')
            .where('overridePercent', 'is not', null)
            .select('gradebookEntries.id'),
        ),
      ),
    )
    .where(isInUse('classMembers.userId'))
    .select(['classMembers.userId', 'target.id as assignmentId', 'target.quizId', 'target.dueAt'])
    .select(['target.quizTitle', 'target.quizLanguage', 'classes.name as className'])
    .distinctOn(['target.id', 'classMembers.userId'])
    .orderBy('target.id')
    .orderBy('classMembers.userId');

/** The subject of a notice about an assignment. */
const given = sql<string>`target.id::text`;

/** The same with the due date: a later one is called to mind again. */
const due = sql<string>`concat(target.id, ' ', extract(epoch from target.due_at)::bigint)`;

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** Assignments that began lately, or the one that is given now. Who joins later sees them then. */
export function listBegun(db: Database, { now, atMost }: Which, assignmentId?: number) {
  return selectToDo(db)
    .where('target.startsAt', '<=', now)
    .$if(assignmentId === undefined, (query) =>
      query.where('target.startsAt', '>', hoursBefore(now, noticeWindowHours)),
    )
    .$if(assignmentId !== undefined, (query) => query.where('target.id', '=', assignmentId ?? 0))
    .where(sql<boolean>`class_members.joined_at <= greatest(target.starts_at, target.created_at)`)
    .where(({ not }) => not(wasToldOf('assignment-given')))
    .select(given.as('subject'))
    .limit(atMost)
    .execute();
}

/** Assignments that will be due within the days that each member has chosen. Left out is who hears of it only now. */
export function listDueSoon(db: Database, { now, atMost }: Which) {
  const reminded = sql<Date>`target.due_at - ${dueDaysOf('classMembers.userId')} * interval '1 day'`;
  return selectToDo(db)
    .where('target.dueAt', '>', now)
    .where('target.dueAt', '<=', hoursBefore(now, -3 * 24))
    .where('target.startsAt', '<=', now)
    .where(sql<boolean>`${reminded} <= ${now}`)
    .where(sql<boolean>`class_members.joined_at <= ${reminded}`)
    .where(({ not }) => not(wasToldOf('assignment-due')))
    .where(({ not }) => not(wasToldOf('assignment-given', reminded)))
    .select(due.as('subject'))
    .limit(atMost)
    .execute();
}

/** Assignments whose due date has passed lately. */
export function listOverdue(db: Database, { now, atMost }: Which) {
  return selectToDo(db)
    .where('target.dueAt', '<=', now)
    .where('target.dueAt', '>', hoursBefore(now, noticeWindowHours))
    .whereRef('classMembers.joinedAt', '<=', 'target.dueAt')
    .where(({ not }) => not(wasToldOf('assignment-overdue')))
    .select(due.as('subject'))
    .limit(atMost)
    .execute();
}

const subjects = {
  'assignment-given': given,
  'assignment-due': due,
  'assignment-overdue': due,
} as const;

const wasToldOf = (kind: keyof typeof subjects, since?: ReturnType<typeof sql<Date>>) =>
  wasNoticed({ userId: 'classMembers.userId', kind, subject: subjects[kind] }, since);

/** Those of these assignments that a member still has to do. */
export const listStillToDo = (db: Database, userId: number, assignmentIds: readonly number[]) =>
  selectToDo(db)
    .where('classMembers.userId', '=', userId)
    .where('target.id', '=', sql<number>`any(${[...assignmentIds]}::int[])`)
    .execute();
