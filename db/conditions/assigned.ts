import { type SqlBool, sql } from 'kysely';

/** Whether the assignment of the row concerns the member of the row. */
export const isAssigned = sql<boolean>`(assignments.is_for_all or coalesce(assignment_members.is_chosen, false))`;

/** When the assignment of the row is due for the member of the row. */
export const dueFor = sql<Date | null>`case when assignments.due_at is not null
  then greatest(assignments.due_at, assignment_members.due_at) end`;

/**
 * When the assignment of the row starts for the member of the row. A start of their own that is no longer before the due
 * date, because that was moved, changes nothing: no work could be in time.
 */
export const startFor = sql<Date>`case
  when assignment_members.starts_at < coalesce(${dueFor}, 'infinity') then assignment_members.starts_at
  else assignments.starts_at end`;

/** Whether the series of the row is assigned in no class. The gradebook of a class has a column for one that is. */
export const isUnassignedSeries = sql<SqlBool>`not exists (
  select from assignments where assignments.series_id = series.id)`;

/** Whether a teacher has written a mark or a comment into a gradebook for the quiz of the row. */
export const isMarkedInGradebook = sql<SqlBool>`exists (
  select from assignments join gradebook_entries on gradebook_entries.assignment_id = assignments.id
  where assignments.quiz_id = quizzes.id)`;
