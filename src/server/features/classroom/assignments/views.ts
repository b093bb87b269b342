import type { z } from 'zod';
import { invalid } from '#server/kernel/failure.ts';
import {
  type Assignment,
  type AssignmentChanges,
  cutsOffAfterDue,
  datesProblem,
  endsAfterStart,
  type LateRule,
  type ManagedAssignment,
} from '#shared/features/classroom/assignments/schema.ts';
import { audienceOf, type ConditionRow, dateOf, isoOf } from '../assigned/views.ts';
import type { Conditions } from './mutations.ts';
import type { AssignmentRow } from './queries.ts';

type LateColumns = Pick<AssignmentRow, 'latePolicy' | 'latePercent' | 'lateMaxPercent'>;

export function lateOf({ latePolicy, latePercent, lateMaxPercent }: LateColumns): LateRule {
  const [percent, maxPercent] = [latePercent ?? 0, lateMaxPercent ?? 0];
  switch (latePolicy) {
    case 'deducted':
      return { policy: 'deducted', percent };
    case 'deducted_daily':
      return { policy: 'deducted_daily', percent, maxPercent };
    default:
      return { policy: latePolicy };
  }
}

export type AssignedQuiz = AssignmentRow['quizzes'][number];

export const quizRefOf = ({ id, title, language }: AssignedQuiz) => ({ id, title, language });

/** What is assigned: a deleted quiz takes its assignments with it, so one of the two is there. */
export const titleOf = ({ series, quizzes }: AssignmentRow) => {
  const { title = '', language = '' } = series ?? quizzes[0] ?? {};
  return { title, language };
};

export const assignmentOf = (row: AssignmentRow): z.input<typeof Assignment> => ({
  id: row.id,
  ...titleOf(row),
  quizId: row.quizId,
  series: row.series && { id: row.series.id, quizzes: row.quizzes.map(quizRefOf) },
  note: row.note,
  startsAt: row.startsAt,
  dueAt: row.dueAt,
  late: lateOf(row),
  cutOffAt: row.cutOffAt,
  updatedAt: row.updatedAt,
});

/** An assignment as its teachers see it. */
export const managedAssignmentOf = (
  row: AssignmentRow,
  conditions: readonly ConditionRow[],
): z.input<typeof ManagedAssignment> => ({
  ...assignmentOf(row),
  ...audienceOf(row, conditions),
});

interface Entered {
  note: string | null;
  startsAt: string;
  dueAt: string | null;
  late: LateRule;
  cutOffAt: string | null;
}

export const conditionsOf = ({ note, startsAt, dueAt, late, cutOffAt }: Entered): Conditions => ({
  note,
  startsAt: new Date(startsAt),
  dueAt: dateOf(dueAt),
  late,
  cutOffAt: dateOf(cutOffAt),
});

/**
 * The stored conditions with what is changed of them.
 * @throws invalid if the dates then contradict one another
 */
export function changedConditions(
  stored: Conditions,
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
