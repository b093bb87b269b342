import type { z } from 'zod';
import { invalid } from '#server/kernel/failure.ts';
import {
  memberDatesProblem,
  memberDatesProblemOf,
} from '#shared/features/classroom/assignments/member-dates.ts';
import type {
  MemberConditions,
  OwnConditions,
} from '#shared/features/classroom/assignments/schema.ts';
import type { AssignmentRow } from '../assignments/queries.ts';
import type { listMemberConditions } from './queries.ts';

export type ConditionRow = Awaited<ReturnType<typeof listMemberConditions>>[number];

/** Whether and how an assignment concerns a member. */
export type MemberState = 'assigned' | 'excused' | 'not_assigned';

/** @param own what the assignment has of its own for the member; most members have nothing */
export function memberStateOf(
  { isForAll }: AssignmentRow,
  own: ConditionRow | undefined,
): MemberState {
  if (!(own?.isAssigned ?? isForAll)) return 'not_assigned';
  return own?.isExcused ? 'excused' : 'assigned';
}

/** An assignment with the dates that hold for a member. */
export const assignmentFor = (
  assignment: AssignmentRow,
  own: ConditionRow | undefined,
): AssignmentRow =>
  own
    ? { ...assignment, startsAt: own.startsAt, dueAt: own.dueAt, cutOffAt: own.cutOffAt }
    : assignment;

const isSameMoment = (one: Date | null, other: Date | null): boolean =>
  one?.getTime() === other?.getTime();

export const hasOwnDates = (assignment: AssignmentRow, own: ConditionRow | undefined): boolean =>
  own !== undefined &&
  !(
    isSameMoment(own.startsAt, assignment.startsAt) &&
    isSameMoment(own.dueAt, assignment.dueAt) &&
    isSameMoment(own.cutOffAt, assignment.cutOffAt)
  );

export const ownConditionsOf = (own: ConditionRow | undefined): z.input<typeof OwnConditions> => ({
  startsAt: own?.ownStartsAt ?? null,
  dueAt: own?.ownDueAt ?? null,
  cutOffAt: own?.ownCutOffAt ?? null,
  isExcused: own?.isExcused ?? false,
});

const saysSomething = ({
  startsAt,
  dueAt,
  cutOffAt,
  isExcused,
}: ReturnType<typeof ownConditionsOf>) =>
  isExcused || startsAt !== null || dueAt !== null || cutOffAt !== null;

/** Whom an assignment is for, and what is different for some of them. */
export function audienceOf({ id, isForAll }: AssignmentRow, conditions: readonly ConditionRow[]) {
  const rows = conditions.filter(({ assignmentId }) => assignmentId === id);
  return {
    memberIds: isForAll ? null : rows.filter(({ isChosen }) => isChosen).map((row) => row.userId),
    memberConditions: rows
      .map((row) => ({ userId: row.userId, ...ownConditionsOf(row) }))
      .filter(saysSomething),
  };
}

export const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;
export const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

type Dates = Pick<AssignmentRow, 'startsAt' | 'dueAt' | 'cutOffAt'>;

/**
 * What is entered for a member, as it is stored.
 * @throws invalid if the dates contradict one another or those of the assignment
 */
export function storedConditions({ startsAt, dueAt, cutOffAt }: Dates, entered: MemberConditions) {
  const all = { startsAt: startsAt.toISOString(), dueAt: isoOf(dueAt), cutOffAt: isoOf(cutOffAt) };
  const problem = memberDatesProblemOf(all, entered);
  if (problem)
    throw invalid(memberDatesProblem[problem].field, memberDatesProblem[problem].message);
  return {
    startsAt: dateOf(entered.startsAt),
    dueAt: dateOf(entered.dueAt),
    cutOffAt: dateOf(entered.cutOffAt),
    isExcused: entered.isExcused,
  };
}
