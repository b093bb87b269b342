import { type SqlBool, sql } from 'kysely';
import type { Manager } from '#shared/kernel/actor.ts';

/** The condition that a caller manages a row. @param createdBy the column of the account that made it */
export const isManaged = (createdBy: string, manager: Manager) =>
  manager === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(createdBy)} = ${manager}`;

/** The condition that a caller manages the quiz that a column refers to, as in `questions.quizId`. */
export const isOfManagedQuiz = (quizId: string, manager: Manager) =>
  manager === 'all'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`exists (select from quizzes
        where quizzes.id = ${sql.ref(quizId)} and ${isManaged('quizzes.createdBy', manager)})`;
