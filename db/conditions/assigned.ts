import { sql } from 'kysely';

/** Whether the assignment of the row concerns the member of the row. */
export const isAssigned = sql<boolean>`(assignments.is_for_all or coalesce(assignment_members.is_chosen, false))`;
