import { z } from 'zod';
import { Points, ToBeMarked } from '#shared/features/attempt/schema.ts';
import { countedAttempts } from '#shared/features/quiz/rules.ts';
import { RequiredText } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { Assignment, ManagedAssignment, OwnConditions, QuizRef } from '../assignments/schema.ts';

/**
 * `done` in time, `late` after the due date, `open` still to do, `missing` when the due date has passed without,
 * `upcoming` before the start. A mark that was set by hand makes work without an attempt `done`. Of a member who is
 * `excused` the work counts for nothing; to one for whom it is `not_assigned` it is not shown.
 */
export const AssignmentState = z.enum([
  ...(['done', 'late', 'open', 'missing', 'upcoming', 'excused', 'not_assigned'] as const),
]);
export type AssignmentState = z.infer<typeof AssignmentState>;

const undeducted = z.number().describe('Percent, before the deduction for late work');

/** What counts of the attempts: the numbers of one attempt, of an average those of the newest. */
export const Result = z.object({
  attemptId: z.int(),
  rule: z.enum(countedAttempts).describe('Which attempt counts, or the average of all'),
  /** After the deduction for late work. */
  percentage: z.number(),
  beforeDeduction: undeducted,
  score: z.int(),
  points: Points,
  totalQuestions: z.int(),
  passed: z.boolean(),
});

/** The computed mark, of a series the mean of its quizzes that have one. */
export const ComputedMark = z.object({
  /** After the deduction for late work. */
  percentage: z.number(),
  beforeDeduction: undeducted,
});

/** How many quizzes of a series are passed. */
export const PassedQuizzes = z.object({
  passed: z.int().describe('Quizzes that are passed'),
  total: z.int().describe('Quizzes of the series that are open now'),
});

/** What stands in the gradebook: the mark that a teacher has set, else the computed one. */
export const CellMark = z.object({
  percentage: z.number(),
  passed: z.boolean(),
  isProvisional: z
    .literal(true)
    .optional()
    .describe('Answers wait for the mark of a person, so that it may rise; absent if none does'),
});
export type CellMark = z.infer<typeof CellMark>;

/** What the gradebook shows of one learner's work on one assignment. */
export const Cell = z.object({
  state: AssignmentState.describe('Whether the work is done, and in time'),
  mark: CellMark.nullable().describe('The mark set by hand, else the computed one'),
  computed: ComputedMark.nullable().describe('The computed mark, also where another one is set'),
  result: Result.nullable().describe('The attempt of the computed mark; null for a series'),
  progress: PassedQuizzes.nullable().describe('How far a series is; null for a quiz'),
  isOverridden: z.boolean().describe('Whether a teacher has set the mark by hand'),
  hasChanged: z.boolean().describe('Whether the computed mark has changed since then'),
  hasComment: z.boolean().describe('Whether a teacher has written a comment'),
  hasOwnDates: z.boolean().describe('Whether the learner has other dates than the class'),
});
export type Cell = z.infer<typeof Cell>;

/**
 * A cell as the gradebook on screen has it. A large class has ten thousand of them, so that what is null or false is
 * absent.
 */
export const ShownCell = z.object({
  state: AssignmentState,
  mark: CellMark.optional(),
  /** The computed mark before the deduction for late work, where it differs from the mark that is shown. */
  beforeDeduction: z.number().optional(),
  progress: PassedQuizzes.optional(),
  isOverridden: z.literal(true).optional(),
  hasChanged: z.literal(true).optional(),
  hasComment: z.literal(true).optional(),
  hasOwnDates: z.literal(true).optional(),
});
export type ShownCell = z.infer<typeof ShownCell>;

/** What a teacher has written into a cell, as its learner reads it. */
export const OwnRemarks = z.object({
  override: z
    .object({
      reason: z.string().describe('Why the mark was set by hand'),
      at: Timestamp.describe('When it was set'),
    })
    .nullable()
    .describe('Null if the mark is computed'),
  comment: z
    .object({
      text: z.string().describe('The comment'),
      at: Timestamp.describe('When it was written'),
    })
    .nullable()
    .describe('Null without a comment'),
});

export const GradebookFormat = z.enum(['csv', 'xlsx']);
export type GradebookFormat = z.infer<typeof GradebookFormat>;

export const GradebookFile = z.object({
  fileName: z.string().describe('A name for the file'),
  type: z.string().describe('Its media type'),
  content: z.string().describe('The file as base64'),
});
export type GradebookFile = z.infer<typeof GradebookFile>;

/** A percentage with one decimal, as all marks have. */
const Percentage = z
  .number()
  .min(0)
  .max(100)
  .multipleOf(0.1, 'At most one decimal')
  .describe('The mark in percent, with at most one decimal');

const LoadedEntry = z.iso
  .datetime()
  .nullable()
  .optional()
  .describe(
    '`updatedAt` of the cell as it was loaded, null for one without; a newer one is not overwritten (409)',
  );

export const OverrideInput = z.object({
  percentage: Percentage,
  reason: RequiredText({ max: 500, tooShort: 'Reason is required' }).describe(
    'Why; the learner reads it',
  ),
  loadedUpdatedAt: LoadedEntry,
});
export type OverrideInput = z.infer<typeof OverrideInput>;

export const LoadedCell = z.object({ loadedUpdatedAt: LoadedEntry });

export const CommentInput = z.object({
  text: RequiredText({ max: 2000, tooShort: 'Comment is required' }).describe(
    'The learner reads it',
  ),
  loadedUpdatedAt: LoadedEntry,
});
export type CommentInput = z.infer<typeof CommentInput>;

export const EntryChange = z.enum(['override', 'override_removed', 'comment', 'comment_removed']);
export type EntryChange = z.infer<typeof EntryChange>;

/** One cell with everything that a teacher sees of it. */
export const CellDetail = Cell.extend({
  classId: z.int(),
  member: z.object({ userId: z.int(), name: z.string() }).describe('Whose work it is'),
  assignment: ManagedAssignment.describe('What is assigned'),
  conditions: OwnConditions.describe('What is different for the learner'),
  dates: Assignment.pick({ startsAt: true, dueAt: true, cutOffAt: true }).describe(
    'The dates that hold for the learner',
  ),
  remarks: OwnRemarks.describe('What teachers have written'),
  computedThen: z
    .number()
    .nullable()
    .describe('The computed mark when another one was set; null if there was none'),
  updatedAt: Timestamp.nullable().describe('When a teacher last wrote into it; null if none did'),
  /** The graded attempts since the start of the assignment, in the order of their ends. */
  attempts: z.array(
    z.object({
      id: z.int(),
      quizId: z.int(),
      endedAt: Timestamp.describe('When it ended, ISO 8601 in UTC'),
      score: z.int(),
      points: Points,
      totalQuestions: z.int(),
      toBeMarked: ToBeMarked,
      percentage: z.number(),
      beforeDeduction: undeducted,
      isLate: z.boolean().describe('Whether it ended after the due date'),
      counts: z.boolean().describe('Whether the computed mark is made of it'),
    }),
  ),
  quizzes: z
    .array(
      QuizRef.extend({
        percentage: z.number().nullable().describe('The mark; null without one'),
        isPassed: z.boolean().describe('Whether an attempt that counts is passed'),
      }),
    )
    .describe('The quizzes of an assigned series, in order; empty for a quiz'),
  /** What teachers have written, the newest first. */
  history: z.array(
    z.object({
      id: z.int(),
      kind: EntryChange.describe('What was written or taken back'),
      at: Timestamp.describe('When it was written'),
      byName: z.string().nullable().describe('Who wrote it; null for an erased account'),
      percentage: z.number().nullable().describe('The mark that was set'),
      text: z.string().nullable().describe('The reason or the comment'),
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
  /** Whether it ended after the last moment at which work counts. */
  isTooLate: z.boolean(),
  remarks: OwnRemarks,
});
