import type { z } from 'zod';
import type { AssignmentConditions } from '#shared/features/classroom/assignments/schema.ts';

type Entered = Omit<z.output<typeof AssignmentConditions>, 'loadedUpdatedAt'>;

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** The conditions of an assignment as they are stored. */
export const conditionsOf = ({ note = null, startsAt, dueAt, late, cutOffAt }: Entered) => ({
  note,
  startsAt: new Date(startsAt),
  dueAt: dateOf(dueAt),
  late,
  cutOffAt: dateOf(cutOffAt),
});
