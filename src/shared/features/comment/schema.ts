import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { LoadedAt } from '#shared/kernel/loaded-at.ts';
import { ManyChanges, VersionedOutcome } from '#shared/kernel/many.ts';
import { Page, Paging } from '#shared/kernel/paging.ts';
import { RequiredText } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { maxCommentLength } from './rules.ts';

/** `waiting`: for the decision of an author or an administrator. */
export const CommentState = z.enum(['waiting', 'published', 'rejected']);
export type CommentState = z.infer<typeof CommentState>;

/** A question whose comments are read. */
export const DiscussedQuestion = z.object({ id: Id });

export const CommentInput = z.object({
  text: RequiredText({ max: maxCommentLength, tooShort: 'Please write a comment' }).describe(
    'The words, without Markdown',
  ),
});

export const CommentChanges = CommentInput.extend({ loadedUpdatedAt: LoadedAt });

/** A comment for its readers. Of others only published ones are read. */
export const QuestionComment = z.object({
  id: z.int(),
  text: z.string().describe('The words, without Markdown'),
  author: z.string().nullable().describe('Public name of the writer'),
  isByStaff: z.boolean().describe('Whether an author of the question or an administrator wrote it'),
  isOwn: z.boolean().describe('Whether it is your own'),
  isReported: z.boolean().describe('Whether you have reported it'),
  state: CommentState.describe('Your own wait until they are approved'),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type QuestionComment = z.infer<typeof QuestionComment>;

export const CommentPaging = z.object({
  ...Paging.shape,
  perPage: Paging.shape.perPage.default(20),
});

/** The comments on a question, the oldest first. */
export const QuestionComments = Page(QuestionComment);

export const CommentCount = z.object({
  id: z.int().describe('Id of the question'),
  count: z.int().describe('Comments that you may read'),
});

export const CommentRef = z.object({ id: Id });

/** A comment for those who decide about it. */
export const CommentForReview = QuestionComment.omit({ isOwn: true, isReported: true }).extend({
  reports: z.int().describe('Reports that wait for a decision'),
  question: z.object({
    id: z.int(),
    preview: z.string().describe('The beginning of the question, without Markdown'),
  }),
});
export type CommentForReview = z.infer<typeof CommentForReview>;

/** The comments that a list shows: in one state, or those with reports that wait for a decision. */
export const CommentShown = z.enum([...CommentState.options, 'reported']);
export type CommentShown = z.infer<typeof CommentShown>;

export const CommentFilter = z.object({
  ...CommentPaging.shape,
  q: z.string().trim().max(200).optional().describe('Only comments with this in them'),
  show: CommentShown.optional().describe('Only those in this state, or those that were reported'),
});
export type CommentFilter = z.infer<typeof CommentFilter>;

/** Comments for review: those that wait for a decision or were reported first. */
export const CommentReviewPage = Page(CommentForReview);

export const CommentCounts = z.object({
  waiting: z.int().describe('Comments that wait for a decision'),
  reported: z.int().describe('Published ones that were reported'),
});

export const CommentDecision = z.object({
  state: CommentState.exclude(['waiting'], 'Decide for published or rejected').describe(
    'What becomes of it',
  ),
  loadedUpdatedAt: LoadedAt,
});

/** Decisions about several, in any direction: a decision can be reversed. */
export const CommentStateChanges = z.object({
  changes: ManyChanges(
    z.object({
      id: Id,
      state: CommentState,
      loadedUpdatedAt: LoadedAt,
      /** Whether the last decision is taken back: the reports that it settled wait again. */
      undoes: z.boolean().default(false),
    }),
  ),
});
export const CommentOutcome = VersionedOutcome(CommentState);
