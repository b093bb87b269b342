import type { z } from 'zod';
import { toBeMarkedField } from '#server/features/attempt/views.ts';
import { isAccepted, isInTime } from '#shared/features/classroom/assignments/late.ts';
import type { ManagedAssignment } from '#shared/features/classroom/assignments/schema.ts';
import {
  type AssignmentTimes,
  assignmentMark,
  countedOf,
  lateMark,
} from '#shared/features/classroom/gradebook/mark.ts';
import type {
  AssignmentState,
  AttemptRemark,
  Cell,
  CellDetail,
  OwnRemarks,
  ShownCell,
} from '#shared/features/classroom/gradebook/schema.ts';
import { firstPass, seriesWork } from '#shared/features/classroom/gradebook/series-mark.ts';
import { assignmentState } from '#shared/features/classroom/rules.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { pointsField } from '#shared/kernel/points.ts';
import {
  assignmentFor,
  type ConditionRow,
  hasOwnDates,
  type MemberState,
  memberStateOf,
  ownConditionsOf,
} from '../assigned/views.ts';
import type { AssignmentRow, listAssignedAttempts } from '../assignments/queries.ts';
import { type AssignedQuiz, lateOf, quizRefOf } from '../assignments/views.ts';
import type { listMembers } from '../queries.ts';
import type { listChanges, listEntries } from './queries.ts';

export type AttemptRow = Awaited<ReturnType<typeof listAssignedAttempts>>[number];
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];
type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];
type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number];

const timesOf = (assignment: AssignmentRow): AssignmentTimes => ({
  dueAt: assignment.dueAt,
  late: lateOf(assignment),
  cutOffAt: assignment.cutOffAt,
});

/** What is known of one cell. */
interface CellParts {
  /** With the dates that hold for the learner. */
  assignment: AssignmentRow;
  memberState: MemberState;
  hasOwnDates: boolean;
  /** In the order of their ends. */
  attempts: readonly AttemptRow[];
  entry: EntryRow | undefined;
}

type Work = Pick<CellParts, 'assignment' | 'attempts'>;

/** What the attempts of a cell make, without what a teacher has set. */
interface Computed {
  mark: {
    percentage: number;
    beforeDeduction: number;
    passed: boolean;
    isProvisional: boolean;
  } | null;
  result: z.input<typeof Cell>['result'];
  progress: z.input<typeof Cell>['progress'];
  /** When the work was done; null until it is. */
  endedAt: Date | null;
  /** What a mark that is set by hand has to reach. */
  passMark: number;
}

export const computedOf = (parts: Work): Computed =>
  parts.assignment.series ? computedOfSeries(parts) : computedOfQuiz(parts);

function computedOfQuiz({ assignment, attempts }: Work): Computed {
  const mark = assignmentMark(timesOf(assignment), attempts);
  const [quiz] = assignment.quizzes;
  return {
    mark,
    result: mark && {
      attemptId: mark.attempt.attemptId,
      rule: mark.rule,
      percentage: mark.percentage,
      beforeDeduction: mark.beforeDeduction,
      score: mark.attempt.score,
      ...pointsField(mark.attempt),
      totalQuestions: mark.attempt.totalQuestions,
      passed: mark.passed,
    },
    progress: null,
    endedAt: mark?.attempt.endedAt ?? null,
    passMark: mark?.attempt.rules.passMarkPercent ?? quiz?.passMarkPercent ?? 0,
  };
}

/** A mark by hand passes a series if it reaches the highest pass mark of its quizzes, or without one the usual pass mark. */
function computedOfSeries({ assignment, attempts }: Work): Computed {
  const byQuiz = Map.groupBy(attempts, ({ quizId }) => quizId);
  const attemptsOf = assignment.quizzes.map(({ id }) => byQuiz.get(id) ?? []);
  const { mark, passed, total, endedAt } = seriesWork(timesOf(assignment), attemptsOf);
  return {
    mark: mark && { ...mark, passed: endedAt !== null },
    result: null,
    progress: { passed, total },
    endedAt,
    passMark:
      assignment.quizzes.length === 0
        ? standardRules.passMarkPercent
        : Math.max(...assignment.quizzes.map(({ passMarkPercent }) => passMarkPercent)),
  };
}

export function cellOf(parts: CellParts, now: Date): z.input<typeof Cell> {
  const { memberState, entry } = parts;
  const { mark, result, progress, endedAt, passMark } = computedOf(parts);
  const isExpected = memberState === 'assigned';
  const override = isExpected ? (entry?.overridePercent ?? null) : null;
  const computedMark = isExpected && mark ? shownMarkOf(mark) : null;
  return {
    state: stateOf(parts, { endedAt, isOverridden: override !== null }, now),
    mark: override === null ? computedMark : { percentage: override, passed: override >= passMark },
    computed: mark && { percentage: mark.percentage, beforeDeduction: mark.beforeDeduction },
    result,
    progress,
    isOverridden: override !== null,
    hasChanged: override !== null && entry?.computedPercent !== (mark?.percentage ?? null),
    hasComment: entry !== undefined && entry.comment !== null,
    hasOwnDates: parts.hasOwnDates,
  };
}

const shownMarkOf = ({ percentage, passed, isProvisional }: NonNullable<Computed['mark']>) => ({
  ...{ percentage, passed },
  ...(isProvisional ? { isProvisional: true as const } : {}),
});

/** The same cell for the screen, without what is null or false. */
export function shownCellOf(parts: CellParts, now: Date): z.input<typeof ShownCell> {
  const { state, mark, computed, progress, ...flags } = cellOf(parts, now);
  // Work that counts for nothing, as of a learner who is excused, loses nothing.
  const isDeducted =
    mark && computed && !flags.isOverridden && computed.beforeDeduction !== computed.percentage;
  return {
    state,
    ...(mark ? { mark } : {}),
    ...(isDeducted ? { beforeDeduction: computed.beforeDeduction } : {}),
    ...(progress ? { progress } : {}),
    ...(flags.isOverridden ? { isOverridden: true } : {}),
    ...(flags.hasChanged ? { hasChanged: true } : {}),
    ...(flags.hasComment ? { hasComment: true } : {}),
    ...(flags.hasOwnDates ? { hasOwnDates: true } : {}),
  };
}

interface Outcome {
  endedAt: Date | null;
  isOverridden: boolean;
}

/** A series without an open quiz is not yet open. */
function stateOf(
  { assignment, memberState }: CellParts,
  { endedAt, isOverridden }: Outcome,
  now: Date,
): AssignmentState {
  if (memberState !== 'assigned') return memberState;
  if (isOverridden && endedAt === null) return 'done';
  if (assignment.quizzes.length === 0) return 'upcoming';
  return assignmentState(assignment, endedAt, now);
}

/** The quiz that a learner is to take: of a series the first that is not passed. */
export function nextQuizOf({ assignment, attempts }: CellParts) {
  const times = timesOf(assignment);
  const isPassed = ({ id }: AssignedQuiz) =>
    firstPass(
      times,
      attempts.filter(({ quizId }) => quizId === id),
    ) !== null;
  const next = assignment.quizzes.find(
    (quiz) => quiz.isOpen && !(assignment.series && isPassed(quiz)),
  );
  return next ? quizRefOf(next) : null;
}

/** What a teacher has written into a cell, for its learner. The reason of a mark goes with it while the work is excused. */
export function remarksOf({
  entry,
  memberState,
}: Pick<CellParts, 'entry' | 'memberState'>): z.input<typeof OwnRemarks> {
  const {
    overrideReason = null,
    overrideAt = null,
    comment = null,
    commentAt = null,
  } = entry ?? {};
  return {
    override:
      memberState === 'assigned' && overrideReason !== null && overrideAt
        ? { reason: overrideReason, at: overrideAt }
        : null,
    comment: comment !== null && commentAt ? { text: comment, at: commentAt } : null,
  };
}

interface CellRows {
  attempts: readonly AttemptRow[];
  entries: readonly EntryRow[];
  conditions: readonly ConditionRow[];
}

/** The parts of one cell. */
export const partsOf = (
  assignment: AssignmentRow,
  own: ConditionRow | undefined,
  { attempts, entry }: Pick<CellParts, 'attempts' | 'entry'>,
): CellParts => ({
  assignment: assignmentFor(assignment, own),
  memberState: memberStateOf(assignment, own),
  hasOwnDates: hasOwnDates(assignment, own),
  ...{ attempts, entry },
});

/** A row of a cell. */
interface OfCell {
  userId: number;
  assignmentId: number;
}

/** Finds the rows of a cell. Numbers as keys: a text for each of ten thousand cells would cost more than the rest. */
function byCell<Row extends OfCell>(rows: readonly Row[]) {
  const found = new Map<number, Map<number, Row[]>>();
  for (const row of rows) {
    const ofMember = found.get(row.userId) ?? new Map<number, Row[]>();
    found.set(row.userId, ofMember);
    const inCell = ofMember.get(row.assignmentId);
    if (inCell) inCell.push(row);
    else ofMember.set(row.assignmentId, [row]);
  }
  return (userId: number, assignmentId: number): readonly Row[] =>
    found.get(userId)?.get(assignmentId) ?? [];
}

/** Finds the parts of any cell in the rows of whole classes. */
export function cellsIn({ attempts, entries, conditions }: CellRows) {
  const attemptsIn = byCell(attempts);
  const entriesIn = byCell(entries);
  const conditionsIn = byCell(conditions);
  return (userId: number, assignment: AssignmentRow): CellParts =>
    partsOf(assignment, conditionsIn(userId, assignment.id)[0], {
      attempts: attemptsIn(userId, assignment.id),
      entry: entriesIn(userId, assignment.id)[0],
    });
}

interface DetailParts extends CellParts {
  member: MemberRow;
  changes: readonly ChangeRow[];
  /** Of all members. */
  managed: z.input<typeof ManagedAssignment>;
  own: ConditionRow | undefined;
}

export function cellDetailOf(parts: DetailParts, now: Date): z.input<typeof CellDetail> {
  const { assignment, attempts, entry, member, changes, managed, own } = parts;
  const { startsAt, dueAt, cutOffAt } = assignment;
  return {
    ...cellOf(parts, now),
    classId: assignment.classId,
    member: { userId: member.userId, name: member.name ?? '' },
    assignment: managed,
    conditions: ownConditionsOf(own),
    dates: { startsAt, dueAt, cutOffAt },
    remarks: remarksOf(parts),
    computedThen: entry?.computedPercent ?? null,
    updatedAt: entry?.updatedAt ?? null,
    attempts: attemptsOf(assignment, attempts),
    quizzes: assignment.series ? quizzesOf(assignment, attempts) : [],
    history: [...changes],
  };
}

/** The quizzes of an assigned series with the learner's work on each. */
function quizzesOf(assignment: AssignmentRow, attempts: readonly AttemptRow[]) {
  const times = timesOf(assignment);
  return assignment.quizzes.map((quiz) => {
    const own = attempts.filter(({ quizId }) => quizId === quiz.id);
    return {
      ...quizRefOf(quiz),
      percentage: assignmentMark(times, own)?.percentage ?? null,
      isPassed: firstPass(times, own) !== null,
    };
  });
}

/** The attempts behind a cell, each with what it is worth alone. */
function attemptsOf(assignment: AssignmentRow, attempts: readonly AttemptRow[]) {
  const times = timesOf(assignment);
  const counting = countingIds(assignment, attempts);
  return attempts.map((attempt) => {
    const { percentage, beforeDeduction } = lateMark(times, attempt);
    return {
      id: attempt.attemptId,
      quizId: attempt.quizId,
      endedAt: attempt.endedAt,
      score: attempt.score,
      ...pointsField(attempt),
      totalQuestions: attempt.totalQuestions,
      ...toBeMarkedField(attempt),
      percentage,
      beforeDeduction,
      isLate: !isInTime(times, attempt.endedAt),
      counts: counting.has(attempt.attemptId),
    };
  });
}

/** The attempts that the computed mark is made of: one of each quiz, or of an average all that are counted. */
function countingIds(
  assignment: AssignmentRow,
  attempts: readonly AttemptRow[],
): ReadonlySet<number> {
  const times = timesOf(assignment);
  const byQuiz = Map.groupBy(attempts, ({ quizId }) => quizId);
  const counted = [...byQuiz.values()].flatMap((own) => {
    const mark = assignmentMark(times, own);
    if (!mark) return [];
    return mark.rule === 'average' ? countedOf(times, own) : [mark.attempt];
  });
  return new Set(counted.map(({ attemptId }) => attemptId));
}

interface RemarkParts extends CellParts {
  className: string;
  attemptId: number;
}

export function attemptRemarkOf(parts: RemarkParts, now: Date): z.input<typeof AttemptRemark> {
  const { assignment, attempts, className, attemptId } = parts;
  const attempt = attempts.find((each) => each.attemptId === attemptId);
  return {
    ...cellOf(parts, now),
    classId: assignment.classId,
    className,
    assignmentId: assignment.id,
    counts: countingIds(assignment, attempts).has(attemptId),
    isTooLate: attempt !== undefined && !isAccepted(timesOf(assignment), attempt.endedAt),
    remarks: remarksOf(parts),
  };
}
