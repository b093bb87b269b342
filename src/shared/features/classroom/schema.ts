import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { ClearableText, RequiredText } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { countedAttempts } from '../quiz/rules.ts';

const ClassName = RequiredText({ max: 80, tooShort: 'Name is required' });

export const ClassInput = z.object({ name: ClassName });

/** Codes have letters and digits that are not mistaken for one another. */
export const joinCodeLength = 8;
export const JoinCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z\d]{8}$/, 'The code has 8 letters and digits');

export const ClassRow = z.object({
  id: z.int(),
  name: z.string(),
  joinCode: z.string(),
  /** Whether people can join. */
  isOpen: z.boolean(),
  /** Whether the caller made it or is an administrator, who choose its teachers and may delete it. */
  isMaker: z.boolean(),
  members: z.int(),
  assignments: z.int(),
  createdAt: Timestamp,
});
export type ClassRow = z.infer<typeof ClassRow>;

export const AssignmentInput = z
  .object({
    classId: Id,
    quizId: Id,
    note: ClearableText(500).optional(),
    startsAt: z.iso.datetime({ offset: true }),
    dueAt: z.iso.datetime({ offset: true }).nullable(),
  })
  .refine(({ startsAt, dueAt }) => dueAt === null || Date.parse(dueAt) > Date.parse(startsAt), {
    path: ['dueAt'],
    message: 'The due date must be after the start',
  });

/**
 * `done` in time, `late` after the due date, `open` still to do, `missing` when the due date has passed without,
 * `upcoming` before the start.
 */
export const AssignmentState = z.enum(['done', 'late', 'open', 'missing', 'upcoming']);
export type AssignmentState = z.infer<typeof AssignmentState>;

const QuizRef = z.object({ id: z.int(), title: z.string(), language: z.string() });

const Assignment = z.object({
  id: z.int(),
  quiz: QuizRef,
  note: z.string().nullable(),
  startsAt: Timestamp,
  dueAt: Timestamp.nullable(),
});

/** What counts of the attempts: the numbers of one attempt, of an average those of the newest. */
const Result = z.object({
  attemptId: z.int(),
  /** Of which attempt, or of the average of all. */
  rule: z.enum(countedAttempts),
  percentage: z.number(),
  score: z.int(),
  totalQuestions: z.int(),
  passed: z.boolean(),
});

const ClassMember = z.object({
  userId: z.int(),
  name: z.string(),
  email: z.string(),
  isSuspended: z.boolean(),
  joinedAt: Timestamp,
});

/** One class with everything that its teacher sees. */
export const Gradebook = z.object({
  class: ClassRow.omit({ members: true, assignments: true }),
  members: z.array(ClassMember),
  /** In the order of their start. */
  assignments: z.array(Assignment),
  /** One for each member and assignment. */
  cells: z.array(
    z.object({
      userId: z.int(),
      assignmentId: z.int(),
      state: AssignmentState,
      result: Result.nullable(),
    }),
  ),
});
export type Gradebook = z.infer<typeof Gradebook>;

/** A class as its members see it. */
export const OwnClass = z.object({
  id: z.int(),
  name: z.string(),
  /** Their public names. */
  teachers: z.array(z.string()),
  assignments: z.array(
    Assignment.extend({
      state: AssignmentState,
      result: Result.nullable(),
      /** Whether the quiz can still be taken by anyone. */
      quizIsOpen: z.boolean(),
    }),
  ),
});
export type OwnClass = z.infer<typeof OwnClass>;
