import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { LoadedAt } from '#shared/kernel/loaded-at.ts';
import { ClearableText } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';

const Percent = z.int().min(1).max(100).describe('Points of 100');

const policy = <const Name extends string>(name: Name) =>
  z.literal(name).describe('What counts of late work');

/**
 * What counts of work after the due date: all of it, marked as late; nothing; or less by points of 100, once or for
 * each day that begins, up to a maximum.
 */
export const LateRule = z.discriminatedUnion('policy', [
  z.object({ policy: policy('marked') }),
  z.object({ policy: policy('refused') }),
  z.object({ policy: policy('deducted'), percent: Percent }),
  z.object({
    policy: policy('deducted_daily'),
    percent: Percent,
    maxPercent: Percent.describe('At most so many points of 100'),
  }),
]);
export type LateRule = z.infer<typeof LateRule>;

const Moment = z.iso.datetime({ offset: true });

const conditions = z.object({
  note: ClearableText(500).describe('For the members; null clears it'),
  startsAt: Moment.describe('Attempts that begin earlier do not count'),
  dueAt: Moment.nullable().describe('null for no due date'),
  late: LateRule.describe('What counts of work after the due date'),
  cutOffAt: Moment.nullable().describe('After it nothing counts; null for none'),
});

/** What is different for one member. A date is later than that of the assignment; a start may be earlier too. */
export const MemberConditions = z.object({
  startsAt: Moment.nullable().default(null).describe('Another start; null for that of all'),
  dueAt: Moment.nullable().default(null).describe('A later due date; null for that of all'),
  cutOffAt: Moment.nullable().default(null).describe('A later last date; null for that of all'),
  isExcused: z.boolean().default(false).describe('Whether the work counts for nothing'),
});
export type MemberConditions = z.infer<typeof MemberConditions>;

interface Dates {
  startsAt: string;
  dueAt: string | null;
  cutOffAt: string | null;
}

export const datesProblem = {
  due: { field: 'dueAt', message: 'The due date must be after the start' },
  cutOff: { field: 'cutOffAt', message: 'The last date must be after the due date' },
} as const;

export const endsAfterStart = ({ startsAt, dueAt }: Dates): boolean =>
  dueAt === null || Date.parse(dueAt) > Date.parse(startsAt);

/** Without a due date nothing is late, so nothing can be cut off. */
export const cutsOffAfterDue = ({ dueAt, cutOffAt }: Dates): boolean =>
  cutOffAt === null || (dueAt !== null && Date.parse(cutOffAt) > Date.parse(dueAt));

const isGiven = (id: number | null | undefined): boolean => id !== undefined && id !== null;

const audience = {
  memberIds: z
    .array(Id)
    .min(1, 'Choose at least one member')
    .max(1000)
    .nullable()
    .describe('Whom it is for; null for everybody in the class, also those who join later'),
  memberConditions: z
    .array(MemberConditions.extend({ userId: Id }))
    .max(1000)
    .describe('What is different for some members; replaces what was'),
};

/** A quiz or a series is assigned. */
export const AssignmentInput = conditions
  .extend({
    memberIds: audience.memberIds.default(null),
    memberConditions: audience.memberConditions.default([]),
    classId: Id,
    quizId: Id.nullish().describe('The quiz, unless a series is assigned'),
    seriesId: Id.nullable().default(null).describe('The series, unless a quiz is assigned'),
    note: conditions.shape.note.default(null),
    late: conditions.shape.late.default({ policy: 'marked' }),
    cutOffAt: conditions.shape.cutOffAt.default(null),
  })
  .refine(({ quizId, seriesId }) => isGiven(quizId) !== isGiven(seriesId), {
    path: ['quizId'],
    message: 'Choose a quiz or a series',
  })
  .refine(endsAfterStart, {
    path: [datesProblem.due.field],
    message: datesProblem.due.message,
  })
  .refine(cutsOffAfterDue, {
    path: [datesProblem.cutOff.field],
    message: datesProblem.cutOff.message,
  });

/** A change of the conditions; fields left out stay. What is assigned never changes. */
export const AssignmentChanges = conditions
  .extend(audience)
  .partial()
  .extend({ loadedUpdatedAt: LoadedAt });
export type AssignmentChanges = z.infer<typeof AssignmentChanges>;

export const QuizRef = z.object({ id: z.int(), title: z.string(), language: z.string() });

export const Assignment = z.object({
  id: z.int(),
  title: z.string().describe('Of the quiz or the series'),
  language: z.string().describe('Of what is assigned, by ISO 639'),
  quizId: z.int().nullable().describe('Null if a series is assigned'),
  series: z
    .object({
      id: z.int(),
      quizzes: z.array(QuizRef).describe('Those that are open now, in order'),
    })
    .nullable()
    .describe('Null if a quiz is assigned'),
  note: z.string().nullable().describe('For the members'),
  startsAt: Timestamp.describe('Attempts that begin earlier do not count'),
  dueAt: Timestamp.nullable().describe('Null for no due date'),
  late: LateRule.describe('What counts of work after the due date'),
  cutOffAt: Timestamp.nullable().describe('After it nothing counts; null for none'),
  updatedAt: Timestamp,
});

const ownDate = (what: string) => Timestamp.nullable().describe(what);

/** What an assignment has of its own for one member. */
export const OwnConditions = z.object({
  startsAt: ownDate('Another start; null for that of all'),
  dueAt: ownDate('A later due date; null for that of all'),
  cutOffAt: ownDate('A later last date; null for that of all'),
  isExcused: z.boolean().describe('Whether the work counts for nothing'),
});

/** The same with the version by which a change is guarded: that of the assignment. */
export const StoredConditions = OwnConditions.extend({
  updatedAt: Timestamp.describe(
    'When the assignment was last changed, with what is different for members; `loadedUpdatedAt` of a later change',
  ),
});

/** An assignment as its teachers see it. */
export const ManagedAssignment = Assignment.extend({
  memberIds: z
    .array(z.int())
    .nullable()
    .describe('Whom it is for; null for everybody in the class, also those who join later'),
  memberConditions: z
    .array(OwnConditions.extend({ userId: z.int().describe('The member') }))
    .describe('What is different for some members'),
});
