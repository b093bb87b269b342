import { type SqlBool, sql } from 'kysely';

/** Whether the quiz of the row is public: published, not deleted, with questions. */
export const isOpenToAll = sql<boolean>`(quizzes.status = 'active'
  and quizzes.archived_at is null and quizzes.total_questions > 0)`;

/** Whether public lists have the quiz of the row. */
export const isListed = sql<SqlBool>`(${isOpenToAll} and quizzes.is_listed)`;
