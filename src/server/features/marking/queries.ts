import { type SqlBool, sql } from 'kysely';
import { isManaged } from '#db/managed.ts';
import type { Database } from '#db/open.ts';
import {
  currentCredit,
  selectMarkable,
  selectMarkableAnswer,
  selectWaiting,
} from '#server/features/attempt/marking/queries.ts';
import { endedAt } from '#server/features/attempt/results/queries.ts';
import { isTaughtAttempt } from '#server/features/classroom/assignments/queries.ts';
import { type Member, managerOf } from '#shared/kernel/actor.ts';

interface Where {
  quizId?: number | undefined;
  classId?: number | undefined;
}

/** Authors mark the attempts at their quizzes, teachers those of their classes at assigned quizzes. */
function isMarkedBy(db: Database, marker: Member, { quizId, classId }: Where = {}) {
  const manager = managerOf(marker);
  const manages = marker.isAdmin || marker.isAuthor ? isManaged('quizzes.createdBy', manager) : no;
  const teaches = marker.isAdmin || marker.isTeacher ? isTaughtAttempt(db, manager, classId) : no;
  const atQuiz = quizId === undefined ? yes : sql<SqlBool>`quiz_attempts.quiz_id = ${quizId}`;
  const inClass = classId === undefined ? yes : teaches;
  return sql<SqlBool>`(${atQuiz} and ${inClass} and (${manages} or ${teaches}))`;
}

const no = sql<SqlBool>`false`;
const yes = sql<SqlBool>`true`;

/** How many answers a person can mark now. */
export async function countWaiting(db: Database, marker: Member): Promise<number> {
  const { waiting } = await selectWaiting(db)
    .where(isMarkedBy(db, marker))
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}

/** The questions whose answers a person can mark now, what has waited longest first. */
export const listWaiting = (db: Database, marker: Member, where: Where) =>
  selectWaiting(db)
    .where(isMarkedBy(db, marker, where))
    .groupBy(['quizzes.id', 'answers.questionId'])
    .select(['quizzes.id as quizId', 'answers.questionId'])
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .select(sql<Date>`min(${endedAt})`.as('oldestAt'))
    .orderBy('oldestAt')
    .orderBy('quizzes.id')
    .orderBy('answers.questionId')
    .execute();

/** Answers per list; more than a person marks in one go. */
const maxAnswers = 500;

/** The answers to a question that a person can mark, or has marked. */
export function listMarkable(
  db: Database,
  marker: Member,
  { questionId, state, ...where }: Where & { questionId: number; state: 'waiting' | 'marked' },
) {
  const isOpen = state === 'waiting';
  return selectMarkable(db, { questionId, isOpen })
    .where(isMarkedBy(db, marker, where))
    .clearSelect()
    .select(['answers.id', 'quizAttempts.id as attemptId'])
    .select(endedAt.as('endedAt'))
    .select(currentCredit('answers.id').as('credit'))
    .orderBy('endedAt', isOpen ? 'asc' : 'desc')
    .orderBy('answers.id', isOpen ? 'asc' : 'desc')
    .limit(maxAnswers)
    .execute();
}

/** One answer, if this person may mark it. */
export const findMarkable = (db: Database, marker: Member, answerId: number) =>
  selectMarkableAnswer(db, answerId).where(isMarkedBy(db, marker)).executeTakeFirst();

export type MarkableRow = NonNullable<Awaited<ReturnType<typeof findMarkable>>>;
