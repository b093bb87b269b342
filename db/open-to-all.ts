import { type SqlBool, sql } from 'kysely';

/** Whether members can open the quiz of the row: published, not deleted, with questions. */
export const isOpenToAll = sql<boolean>`(quizzes.status = 'active'
  and quizzes.archived_at is null and quizzes.total_questions > 0)`;

/** Whether the quiz of the row is public: guests can open it, too. */
export const isOpenToGuests = sql<SqlBool>`(${isOpenToAll} and not quizzes.is_members_only)`;

/** Whether public lists have the quiz of the row. They are the same for members, so that they can be cached. */
export const isListed = sql<SqlBool>`(${isOpenToGuests} and quizzes.is_listed)`;

/** Whether the lists for members have the quiz of the row. */
export const isListedForMembers = sql<SqlBool>`(${isOpenToAll} and quizzes.is_listed)`;
