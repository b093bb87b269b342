import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isAssigned } from './conditions/assigned.ts';

/** Whether members can open the quiz of the row, one by link apart: published, not deleted, with questions. */
export const isOpenToAll = sql<boolean>`(quizzes.status = 'active'
  and quizzes.archived_at is null and quizzes.total_questions > 0)`;

/** Whether the quiz of the row is public: guests can open it, too. */
export const isOpenToGuests = sql<SqlBool>`(${isOpenToAll} and not quizzes.is_members_only)`;

/** Whether public lists have the quiz of the row. They are the same for members, so that they can be cached. */
export const isListed = sql<SqlBool>`(${isOpenToGuests} and quizzes.is_listed)`;

/** Whether the lists for members have the quiz of the row. */
export const isListedForMembers = sql<SqlBool>`(${isOpenToAll} and quizzes.is_listed)`;

/** Whether an account manages the quiz of the row. */
const manages = (userId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from users where users.id = ${userId}
    and (users.is_admin or users.is_author and quizzes.created_by = users.id))`;

/**
 * Whether a quiz by link lets an account in: it has opened the link, a class has assigned the quiz to it, its attempt is
 * open, or it manages the quiz. Other quizzes let everyone in.
 */
export const letsIn = (userId: RawBuilder<unknown>) => sql<boolean>`(not quizzes.is_by_link
  or ${manages(userId)}
  or exists (select from access_openings
    where access_openings.quiz_id = quizzes.id and access_openings.user_id = ${userId})
  or exists (select from quiz_attempts as own
    where own.quiz_id = quizzes.id and own.user_id = ${userId} and own.status = 'open')
  or exists (select from assignments
    join class_members on class_members.class_id = assignments.class_id
      and class_members.user_id = ${userId}
    left join assignment_members on assignment_members.assignment_id = assignments.id
      and assignment_members.user_id = class_members.user_id
    where ${isAssigned} and (assignments.quiz_id = quizzes.id
      or exists (select from series_quizzes join series on series.id = series_quizzes.series_id
        where series.id = assignments.series_id and series.deleted_at is null
          and series_quizzes.quiz_id = quizzes.id))))`;

/** Whether an account can open the quiz of the row as a member. */
export const isOpenTo = (userId: RawBuilder<unknown>) =>
  sql<boolean>`(${isOpenToAll} and ${letsIn(userId)})`;

/** Whether an account may know of the quiz of the row: it can open it, or manages it. */
export const isKnownTo = (userId: RawBuilder<unknown>) =>
  sql<boolean>`(${isOpenTo(userId)} or ${manages(userId)})`;
