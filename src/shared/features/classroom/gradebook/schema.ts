import { z } from 'zod';
import { countedAttempts } from '#shared/features/quiz/rules.ts';
import { RequiredText } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { Assignment, QuizRef } from '../assignments/schema.ts';

/**
 * `done` in time, `late` after the due date, `open` still to do, `missing` when the due date has passed without,
 * `upcoming` before the start. A mark that was set by hand makes work without an attempt `done`.
 */
export const AssignmentState = z.enum(['done', 'late', 'open', 'missing', 'upcoming']);
export type AssignmentState = z.infer<typeof AssignmentState>;

/** What counts of the attempts: the numbers of one attempt, of an average those of the newest. */
export const Result = z.object({
  attemptId: z.int(),
  /** Of which attempt, or of the average of all. */
  rule: z.enum(countedAttempts),
  /** After the deduction for late work. */
  percentage: z.number(),
  /** The same as `percentage` without a deduction. */
  beforeDeduction: z.number(),
  score: z.int(),
  totalQuestions: z.int(),
  passed: z.boolean(),
});

/** The computed mark, of a series the mean of its quizzes that have one. */
export const ComputedMark = z.object({
  /** After the deduction for late work. */
  percentage: z.number(),
  /** The same as `percentage` without a deduction. */
  beforeDeduction: z.number(),
});

/** How many quizzes of a series are passed. */
export const SeriesProgress = z.object({ passed: z.int(), total: z.int() });

/** What stands in the gradebook: the mark that a teacher has set, else the computed one. */
export const CellMark = z.object({ percentage: z.number(), passed: z.boolean() });
export type CellMark = z.infer<typeof CellMark>;

/** What the gradebook shows of one learner's work on one assignment. */
export const Cell = z.object({
  state: AssignmentState,
  mark: CellMark.nullable(),
  /** Also where a teacher has set another one. */
  computed: ComputedMark.nullable(),
  /** The attempt that the computed mark is made of; null for a series. */
  result: Result.nullable(),
  /** Null for a quiz. */
  progress: SeriesProgress.nullable(),
  isOverridden: z.boolean(),
  /** Whether the computed mark has changed since a teacher has set another one. */
  hasChanged: z.boolean(),
  hasComment: z.boolean(),
});
export type Cell = z.infer<typeof Cell>;

/** What a teacher has written into a cell, as its learner reads it. */
export const OwnRemarks = z.object({
  override: z.object({ reason: z.string(), at: Timestamp }).nullable(),
  comment: z.object({ text: z.string(), at: Timestamp }).nullable(),
});

/** A percentage with one decimal, as all marks have. */
const Percentage = z.number().min(0).max(100).multipleOf(0.1, 'At most one decimal');

const LoadedEntry = z.iso
  .datetime()
  .nullable()
  .optional()
  .describe(
    '`updatedAt` of the cell as it was loaded, null for one without; a newer one is not overwritten (409)',
  );

export const OverrideInput = z.object({
  percentage: Percentage,
  reason: RequiredText({ max: 500, tooShort: 'Reason is required' }),
  loadedUpdatedAt: LoadedEntry,
});
export type OverrideInput = z.infer<typeof OverrideInput>;

export const LoadedCell = z.object({ loadedUpdatedAt: LoadedEntry });

export const CommentInput = z.object({
  text: RequiredText({ max: 2000, tooShort: 'Comment is required' }),
  loadedUpdatedAt: LoadedEntry,
});
export type CommentInput = z.infer<typeof CommentInput>;

export const EntryChange = z.enum(['override', 'override_removed', 'comment', 'comment_removed']);
export type EntryChange = z.infer<typeof EntryChange>;

/** One cell with everything that a teacher sees of it. */
export const CellDetail = Cell.extend({
  classId: z.int(),
  member: z.object({ userId: z.int(), name: z.string() }),
  assignment: Assignment,
  remarks: OwnRemarks,
  /** The computed mark when a teacher has set another one; null if there was none. */
  computedThen: z.number().nullable(),
  /** Null if nobody has written into the cell yet. */
  updatedAt: Timestamp.nullable(),
  /** The graded attempts since the start of the assignment, in the order of their ends. */
  attempts: z.array(
    z.object({
      id: z.int(),
      quizId: z.int(),
      endedAt: Timestamp,
      score: z.int(),
      totalQuestions: z.int(),
      percentage: z.number(),
      beforeDeduction: z.number(),
      isLate: z.boolean(),
      /** Whether the mark is made of it. */
      counts: z.boolean(),
    }),
  ),
  /** The quizzes of an assigned series, in order; empty for a quiz. */
  quizzes: z.array(QuizRef.extend({ percentage: z.number().nullable(), isPassed: z.boolean() })),
  /** What teachers have written, the newest first. */
  history: z.array(
    z.object({
      id: z.int(),
      kind: EntryChange,
      at: Timestamp,
      byName: z.string().nullable(),
      percentage: z.number().nullable(),
      text: z.string().nullable(),
    }),
  ),
});
export type CellDetail = z.infer<typeof CellDetail>;

/** What an attempt counts for in a class of its learner. */
export const AttemptRemark = Cell.extend({
  classId: z.int(),
  className: z.string(),
  assignmentId: z.int(),
  /** Whether this attempt, with or without others, makes the computed mark. */
  counts: z.boolean(),
  remarks: OwnRemarks,
});
