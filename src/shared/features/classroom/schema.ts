import { z } from 'zod';
import { RequiredText } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { Assignment, ManagedAssignment, QuizRef } from './assignments/schema.ts';
import { Cell, OwnRemarks, ShownCell } from './gradebook/schema.ts';

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
  joinCode: z.string().describe('By which people join'),
  isOpen: z.boolean().describe('Whether people can join'),
  isMaker: z
    .boolean()
    .describe(
      'Whether the caller chooses its teachers and may delete it: who made it, administrators, and once the account of who made it is erased, the first of the other teachers who can teach.',
    ),
  members: z.int().describe('How many people are in it'),
  assignments: z.int().describe('How many assignments it has'),
  createdAt: Timestamp,
});
export type ClassRow = z.infer<typeof ClassRow>;

export const ClassMember = z.object({
  userId: z.int(),
  name: z.string(),
  email: z.string(),
  isSuspended: z.boolean().describe('Whether the account is suspended'),
  hasSignedIn: z
    .boolean()
    .describe('Whether the account was ever signed in to; an invited person may not have come yet'),
  joinedAt: Timestamp.describe('When the person joined'),
});

/** One class with everything that its teacher sees. */
export const Gradebook = z.object({
  class: ClassRow.omit({ members: true, assignments: true }).describe('The class'),
  members: z.array(ClassMember).describe('By name'),
  assignments: z.array(ManagedAssignment).describe('In the order of their start'),
  cells: z
    .array(Cell.extend({ userId: z.int(), assignmentId: z.int() }))
    .describe('One for each member and assignment'),
});
export type Gradebook = z.infer<typeof Gradebook>;

/** The same as the screen has it: for each member the cells in the order of the assignments. */
export const ShownGradebook = Gradebook.omit({ cells: true }).extend({
  lines: z.array(z.array(ShownCell)),
});

/** A class as its members see it. */
export const OwnClass = z.object({
  id: z.int(),
  name: z.string().describe('Of the class'),
  teachers: z.array(z.string()).describe('Their public names'),
  assignments: z
    .array(
      Assignment.extend({
        ...Cell.shape,
        remarks: OwnRemarks.describe('What teachers have written'),
        next: QuizRef.nullable().describe(
          'The quiz to take, of a series the first that is not passed; null if none can be taken',
        ),
      }),
    )
    .describe('In the order of their start, with the dates that hold for the caller'),
});
export type OwnClass = z.infer<typeof OwnClass>;
