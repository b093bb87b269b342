import type { z } from 'zod';
import { isInTime } from '#shared/features/classroom/assignments/late.ts';
import type { LateRule } from '#shared/features/classroom/assignments/schema.ts';
import {
  type AssignmentTimes,
  assignmentMark,
  countedOf,
  lateMark,
} from '#shared/features/classroom/gradebook/mark.ts';
import type {
  AttemptRemark,
  Cell,
  CellDetail,
  OwnRemarks,
} from '#shared/features/classroom/gradebook/schema.ts';
import { assignmentState } from '#shared/features/classroom/rules.ts';
import type { listAssignedAttempts, listAssignments } from '../assignments/queries.ts';
import type { listMembers } from '../queries.ts';
import type { listChanges, listEntries } from './queries.ts';

export type AssignmentRow = Awaited<ReturnType<typeof listAssignments>>[number];
export type AttemptRow = Awaited<ReturnType<typeof listAssignedAttempts>>[number];
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];
type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];
type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number];

type LateColumns = Pick<AssignmentRow, 'latePolicy' | 'latePercent' | 'lateMaxPercent'>;

function lateOf({ latePolicy, latePercent, lateMaxPercent }: LateColumns): LateRule {
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

const timesOf = (assignment: AssignmentRow): AssignmentTimes => ({
  dueAt: assignment.dueAt,
  late: lateOf(assignment),
  cutOffAt: assignment.cutOffAt,
});

export const assignmentOf = ({
  quizId,
  quizTitle,
  quizLanguage,
  ...row
}: AssignmentRow): z.input<typeof CellDetail>['assignment'] => ({
  id: row.id,
  quiz: { id: quizId, title: quizTitle, language: quizLanguage },
  note: row.note,
  startsAt: row.startsAt,
  dueAt: row.dueAt,
  late: lateOf(row),
  cutOffAt: row.cutOffAt,
  updatedAt: row.updatedAt,
});

/** What is known of one cell. */
interface CellParts {
  assignment: AssignmentRow;
  /** In the order of their ends. */
  attempts: readonly AttemptRow[];
  entry: EntryRow | undefined;
}

/** The mark that the attempts of a cell make, without what a teacher has set. */
export const computedMark = ({ assignment, attempts }: Omit<CellParts, 'entry'>) =>
  assignmentMark(timesOf(assignment), attempts);

export function cellOf(parts: CellParts, now: Date): z.input<typeof Cell> {
  const { assignment, entry } = parts;
  const mark = computedMark(parts);
  const passMark = mark?.attempt.rules.passMarkPercent ?? assignment.rules.passMarkPercent;
  const override = entry?.overridePercent ?? null;
  const state = assignmentState(assignment, mark?.attempt.endedAt ?? null, now);
  const computed = mark && { percentage: mark.percentage, passed: mark.passed };
  return {
    state: override !== null && mark === null ? 'done' : state,
    mark: override === null ? computed : { percentage: override, passed: override >= passMark },
    result: mark && {
      attemptId: mark.attempt.attemptId,
      rule: mark.rule,
      percentage: mark.percentage,
      beforeDeduction: mark.beforeDeduction,
      score: mark.attempt.score,
      totalQuestions: mark.attempt.totalQuestions,
      passed: mark.passed,
    },
    isOverridden: override !== null,
    hasChanged: override !== null && entry?.computedPercent !== (mark?.percentage ?? null),
    hasComment: entry !== undefined && entry.comment !== null,
  };
}

/** What a teacher has written into a cell, for its learner. */
export function remarksOf(entry: EntryRow | undefined): z.input<typeof OwnRemarks> {
  const {
    overrideReason = null,
    overrideAt = null,
    comment = null,
    commentAt = null,
  } = entry ?? {};
  return {
    override:
      overrideReason !== null && overrideAt ? { reason: overrideReason, at: overrideAt } : null,
    comment: comment !== null && commentAt ? { text: comment, at: commentAt } : null,
  };
}

const cellKey = (userId: number, assignmentId: number) => `${userId} ${assignmentId}`;

/** Finds the parts of any cell in the rows of whole classes. */
export function cellsIn(attempts: readonly AttemptRow[], entries: readonly EntryRow[]) {
  const keyOf = ({ userId, assignmentId }: { userId: number; assignmentId: number }) =>
    cellKey(userId, assignmentId);
  const attemptsIn = Map.groupBy(attempts, keyOf);
  const entryIn = new Map(entries.map((entry) => [keyOf(entry), entry]));
  return (userId: number, assignment: AssignmentRow): CellParts => {
    const key = cellKey(userId, assignment.id);
    return { assignment, attempts: attemptsIn.get(key) ?? [], entry: entryIn.get(key) };
  };
}

interface DetailParts extends CellParts {
  member: MemberRow;
  changes: readonly ChangeRow[];
}

export function cellDetailOf(parts: DetailParts, now: Date): z.input<typeof CellDetail> {
  const { assignment, attempts, entry, member, changes } = parts;
  return {
    ...cellOf(parts, now),
    classId: assignment.classId,
    member: { userId: member.userId, name: member.name ?? '' },
    assignment: assignmentOf(assignment),
    remarks: remarksOf(entry),
    computedThen: entry?.computedPercent ?? null,
    updatedAt: entry?.updatedAt ?? null,
    attempts: attemptsOf(assignment, attempts),
    history: [...changes],
  };
}

/** The attempts behind a cell, each with what it is worth alone. */
function attemptsOf(assignment: AssignmentRow, attempts: readonly AttemptRow[]) {
  const times = timesOf(assignment);
  const counting = countingIds(assignment, attempts);
  return attempts.map((attempt) => {
    const { percentage, beforeDeduction } = lateMark(times, attempt);
    return {
      id: attempt.attemptId,
      endedAt: attempt.endedAt,
      score: attempt.score,
      totalQuestions: attempt.totalQuestions,
      percentage,
      beforeDeduction,
      isLate: !isInTime(times, attempt.endedAt),
      counts: counting.has(attempt.attemptId),
    };
  });
}

/** The attempts that the computed mark is made of: one, or of an average all that are counted. */
function countingIds(
  assignment: AssignmentRow,
  attempts: readonly AttemptRow[],
): ReadonlySet<number> {
  const mark = computedMark({ assignment, attempts });
  if (!mark) return new Set();
  const counted =
    mark.rule === 'average' ? countedOf(timesOf(assignment), attempts) : [mark.attempt];
  return new Set(counted.map(({ attemptId }) => attemptId));
}

interface RemarkParts extends CellParts {
  className: string;
  attemptId: number;
}

export function attemptRemarkOf(parts: RemarkParts, now: Date): z.input<typeof AttemptRemark> {
  const { assignment, attempts, entry, className, attemptId } = parts;
  return {
    ...cellOf(parts, now),
    classId: assignment.classId,
    className,
    assignmentId: assignment.id,
    counts: countingIds(assignment, attempts).has(attemptId),
    remarks: remarksOf(entry),
  };
}
