import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { LoadedAt } from '#shared/kernel/loaded-at.ts';
import { ClearableText } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';

const Percent = z.int().min(1).max(100);

/**
 * What counts of work after the due date: all of it, marked as late; nothing; or less by points of 100, once or for
 * each day that begins, up to a maximum.
 */
export const LateRule = z.discriminatedUnion('policy', [
  z.object({ policy: z.literal('marked') }),
  z.object({ policy: z.literal('refused') }),
  z.object({ policy: z.literal('deducted'), percent: Percent }),
  z.object({ policy: z.literal('deducted_daily'), percent: Percent, maxPercent: Percent }),
]);
export type LateRule = z.infer<typeof LateRule>;

const Moment = z.iso.datetime({ offset: true });

const conditions = z.object({
  note: ClearableText(500).optional(),
  startsAt: Moment,
  dueAt: Moment.nullable(),
  late: LateRule.default({ policy: 'marked' }),
  cutOffAt: Moment.nullable().default(null),
});

interface Dates {
  startsAt: string;
  dueAt: string | null;
  cutOffAt: string | null;
}

const endsAfterStart = ({ startsAt, dueAt }: Dates) =>
  dueAt === null || Date.parse(dueAt) > Date.parse(startsAt);
const dueError = { path: ['dueAt'], message: 'The due date must be after the start' };

/** Without a due date nothing is late, so nothing can be cut off. */
const cutsOffAfterDue = ({ dueAt, cutOffAt }: Dates) =>
  cutOffAt === null || (dueAt !== null && Date.parse(cutOffAt) > Date.parse(dueAt));
const cutOffError = {
  path: ['cutOffAt'],
  message: 'The last date must be after the due date',
};

const isGiven = (id: number | null | undefined): boolean => id !== undefined && id !== null;

/** A quiz or a series is assigned. */
export const AssignmentInput = conditions
  .extend({ classId: Id, quizId: Id.nullish(), seriesId: Id.nullish() })
  .refine(({ quizId, seriesId }) => isGiven(quizId) !== isGiven(seriesId), {
    path: ['quizId'],
    message: 'Choose a quiz or a series',
  })
  .refine(endsAfterStart, dueError)
  .refine(cutsOffAfterDue, cutOffError);

/** Everything about an assignment but what is assigned. */
export const AssignmentConditions = conditions
  .extend({ loadedUpdatedAt: LoadedAt })
  .refine(endsAfterStart, dueError)
  .refine(cutsOffAfterDue, cutOffError);

export const QuizRef = z.object({ id: z.int(), title: z.string(), language: z.string() });

export const Assignment = z.object({
  id: z.int(),
  /** Of the quiz or the series. */
  title: z.string(),
  language: z.string(),
  /** Null if a series is assigned. */
  quizId: z.int().nullable(),
  /** The assigned series with those of its quizzes that are open now; null if a quiz is assigned. */
  series: z.object({ id: z.int(), quizzes: z.array(QuizRef) }).nullable(),
  note: z.string().nullable(),
  startsAt: Timestamp,
  dueAt: Timestamp.nullable(),
  late: LateRule,
  /** After it nothing counts. */
  cutOffAt: Timestamp.nullable(),
  updatedAt: Timestamp,
});
