import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { isOpenToAll } from '#db/open-to-all.ts';
import { isInUse } from '#server/features/account/recipients/queries.ts';
import { selectGraded } from '#server/features/attempt/history/queries.ts';
import { dueDaysOf, wasNoticed } from '#server/features/notice/queries.ts';
import { selectQuizFacts } from '#server/features/quiz/queries.ts';
import { noticeWindowHours } from '#shared/features/notice/rules.ts';

interface Which {
  now: Date;
  atMost: number;
}

/** Each assignment with each member who has it to do: quizzes that can be taken, without a graded attempt or a mark. */
const selectToDo = (db: Database) =>
  selectQuizFacts(db)
    .innerJoin('assignments', 'assignments.quizId', 'quizzes.id')
    .innerJoin('classes', 'classes.id', 'assignments.classId')
    .innerJoin('classMembers', 'classMembers.classId', 'assignments.classId')
    .where(({ not, exists }) =>
      not(
        exists(
          selectGraded(db)
            .where('userId', '=', sql.ref<number>('classMembers.userId'))
            .where('quizId', '=', sql.ref<number>('assignments.quizId'))
            .where('startedAt', '>=', sql.ref<Date>('assignments.startsAt')),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gradebookEntries')
            .whereRef('gradebookEntries.assignmentId', '=', 'assignments.id')
            .whereRef('gradebookEntries.userId', '=', 'classMembers.userId')
            .where('overridePercent', 'is not', null)
            .select('gradebookEntries.id'),
        ),
      ),
    )
    .where(isOpenToAll)
    .where(isInUse('classMembers.userId'))
    .select(['classMembers.userId', 'assignments.id as assignmentId', 'assignments.quizId'])
    .select(['assignments.dueAt', 'classes.name as className']);

/** The subject of a notice about an assignment. */
const given = sql<string>`assignments.id::text`;

/** The same with the due date: a later one is called to mind again. */
const due = sql<string>`concat(assignments.id, ' ', extract(epoch from assignments.due_at)::bigint)`;

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** Assignments that began lately, or the one that is given now. Who joins later sees them then. */
export function listBegun(db: Database, { now, atMost }: Which, assignmentId?: number) {
  return selectToDo(db)
    .where('assignments.startsAt', '<=', now)
    .$if(assignmentId === undefined, (query) =>
      query.where('assignments.startsAt', '>', hoursBefore(now, noticeWindowHours)),
    )
    .$if(assignmentId !== undefined, (query) =>
      query.where('assignments.id', '=', assignmentId ?? 0),
    )
    .where(
      sql<boolean>`class_members.joined_at <= greatest(assignments.starts_at, assignments.created_at)`,
    )
    .where(({ not }) => not(wasToldOf('assignment-given')))
    .select(given.as('subject'))
    .orderBy('assignments.id')
    .orderBy('classMembers.userId')
    .limit(atMost)
    .execute();
}

/** Assignments that will be due within the days that each member has chosen. Left out is who hears of it only now. */
export function listDueSoon(db: Database, { now, atMost }: Which) {
  const reminded = sql<Date>`assignments.due_at - ${dueDaysOf('classMembers.userId')} * interval '1 day'`;
  return selectToDo(db)
    .where('assignments.dueAt', '>', now)
    .where('assignments.dueAt', '<=', hoursBefore(now, -3 * 24))
    .where('assignments.startsAt', '<=', now)
    .where(sql<boolean>`${reminded} <= ${now}`)
    .where(sql<boolean>`class_members.joined_at <= ${reminded}`)
    .where(({ not }) => not(wasToldOf('assignment-due')))
    .where(({ not }) => not(wasToldOf('assignment-given', reminded)))
    .select(due.as('subject'))
    .orderBy('assignments.dueAt')
    .orderBy('assignments.id')
    .orderBy('classMembers.userId')
    .limit(atMost)
    .execute();
}

/** Assignments whose due date has passed lately. */
export function listOverdue(db: Database, { now, atMost }: Which) {
  return selectToDo(db)
    .where('assignments.dueAt', '<=', now)
    .where('assignments.dueAt', '>', hoursBefore(now, noticeWindowHours))
    .whereRef('classMembers.joinedAt', '<=', 'assignments.dueAt')
    .where(({ not }) => not(wasToldOf('assignment-overdue')))
    .select(due.as('subject'))
    .orderBy('assignments.id')
    .orderBy('classMembers.userId')
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
    .where('assignments.id', '=', sql<number>`any(${[...assignmentIds]}::int[])`)
    .execute();
