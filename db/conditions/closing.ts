import { type RawBuilder, sql } from 'kysely';
import { startFor } from './assigned.ts';

/**
 * Whether the class that gave the exception of the row has assigned the quiz of the row to its person. The person is a
 * member, because an exception is deleted with its membership.
 * @param startedBy only what has started by then
 */
export const isForAssigned = (startedBy?: Date | RawBuilder<unknown>) => sql<boolean>`exists (
  select from assignments
  left join assignment_members on assignment_members.assignment_id = assignments.id
    and assignment_members.user_id = class_exceptions.user_id
  where assignments.class_id = class_exceptions.class_id
    and (assignments.is_for_all or assignment_members.is_chosen)
    ${startedBy ? sql`and ${startFor} <= ${startedBy}` : sql``}
    and (assignments.quiz_id = quizzes.id or exists (
      select from series_quizzes join series on series.id = series_quizzes.series_id
      where series.id = assignments.series_id and series.deleted_at is null
        and series_quizzes.quiz_id = quizzes.id)))`;

/**
 * When the quiz of the row closes for a learner: later than for others where an exception allows it, also one that is
 * not in effect yet, and while an attempt goes on that got more time or began before the date was moved. Null where it does
 * not close.
 */
export const closingFor = (userId: RawBuilder<unknown>) => sql<Date | null>`(case
  when quizzes.closes_at is not null then greatest(quizzes.closes_at,
    (select max(exceptions.closes_at) from exceptions
      where exceptions.user_id = ${userId} and exceptions.quiz_id = quizzes.id),
    (select max(class_exceptions.closes_at) from class_exceptions
      where class_exceptions.user_id = ${userId} and class_exceptions.quiz_id = quizzes.id
        and ${isForAssigned()}),
    (select running.deadline from quiz_attempts as running
      where running.user_id = ${userId} and running.quiz_id = quizzes.id and running.status = 'open')) end)`;
