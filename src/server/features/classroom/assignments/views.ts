import { invalid } from '#server/kernel/failure.ts';
import {
  type AssignmentChanges,
  cutsOffAfterDue,
  datesProblem,
  endsAfterStart,
  type LateRule,
} from '#shared/features/classroom/assignments/schema.ts';

interface Entered {
  note: string | null;
  startsAt: string;
  dueAt: string | null;
  late: LateRule;
  cutOffAt: string | null;
}

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** The conditions of an assignment as they are stored. */
export const conditionsOf = ({ note, startsAt, dueAt, late, cutOffAt }: Entered) => ({
  note,
  startsAt: new Date(startsAt),
  dueAt: dateOf(dueAt),
  late,
  cutOffAt: dateOf(cutOffAt),
});

interface Stored {
  note: string | null;
  startsAt: Date;
  dueAt: Date | null;
  late: LateRule;
  cutOffAt: Date | null;
}

/**
 * The stored conditions with what is changed of them.
 * @throws invalid if the dates then contradict one another
 */
export function changedConditions(
  stored: Stored,
  { note = stored.note, late = stored.late, ...dates }: Omit<AssignmentChanges, 'loadedUpdatedAt'>,
) {
  const entered = {
    startsAt: dates.startsAt ?? stored.startsAt.toISOString(),
    dueAt: dates.dueAt === undefined ? isoOf(stored.dueAt) : dates.dueAt,
    cutOffAt: dates.cutOffAt === undefined ? isoOf(stored.cutOffAt) : dates.cutOffAt,
  };
  const { due, cutOff } = datesProblem;
  if (!endsAfterStart(entered)) throw invalid(due.field, due.message);
  if (!cutsOffAfterDue(entered)) throw invalid(cutOff.field, cutOff.message);
  return conditionsOf({ note, late, ...entered });
}

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;
