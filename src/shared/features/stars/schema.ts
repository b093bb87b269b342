import { z } from 'zod';
import { Page, Paging } from '#shared/kernel/paging.ts';
import { TextInput } from '#shared/kernel/text/text-input.ts';
import { maxRemarkLength } from './rules.ts';

const noStars = 'Give 1 to 5 stars';

/** What a learner thinks of a quiz. A new one replaces the one before. */
export const StarsInput = z.object({
  stars: z.int(noStars).min(1, noStars).max(5, noStars).describe('1 is the worst, 5 the best'),
  remark: TextInput(maxRemarkLength)
    .nullish()
    .transform((remark) => remark || null)
    .describe('A line for the author, who does not learn whose it is'),
});

/** What the caller has given, and may give. */
export const OwnStars = z.object({
  stars: z.int().nullable().describe('1 to 5; null: none yet'),
  remark: z.string().nullable().describe('What you wrote with them; null: nothing'),
  mayGive: z
    .boolean()
    .describe('whether an attempt of yours counts; one of those who know the keys does not'),
  isAsked: z
    .boolean()
    .describe(
      'whether to ask for stars now: after the first attempt that counts, until some are given',
    ),
});
export type OwnStars = z.infer<typeof OwnStars>;

/** `reported`: an author asks the administrators to hide it. */
export const RemarkState = z.enum(['shown', 'reported', 'hidden']);
export type RemarkState = z.infer<typeof RemarkState>;

/**
 * A remark as those who manage the quiz read it: without its learner, and with the day only, so that its time does not
 * identify the learner.
 */
export const Remark = z.object({
  id: z.int(),
  stars: z.int().describe('1 to 5'),
  remark: z.string().describe('In the learner’s own words'),
  state: RemarkState.describe('Authors see no hidden ones'),
  givenOn: z.iso.date().describe('The day in UTC'),
});
export type Remark = z.infer<typeof Remark>;

/** What learners think of a quiz, for those who manage it. */
export const StarsSummary = z.object({
  count: z.int().describe('How many learners gave stars'),
  average: z.number().nullable().describe('null without any'),
  distribution: z
    .array(
      z.object({
        stars: z.int().describe('1 to 5'),
        count: z.int().describe('Of how many learners'),
      }),
    )
    .describe('From 5 stars to 1'),
});
export type StarsSummary = z.infer<typeof StarsSummary>;

export const RemarkPaging = Paging.extend({
  perPage: Paging.shape.perPage.default(50),
});
export const RemarkPage = Page(Remark);

/** A reported remark, with its quiz. */
export const ReportedRemark = Remark.extend({
  quiz: z.object({ id: z.int(), title: z.string(), language: z.string() }),
});
export type ReportedRemark = z.infer<typeof ReportedRemark>;

export const RemarkDecision = z.object({
  state: RemarkState.extract(['shown', 'hidden']).describe('What administrators decide'),
  remark: z
    .string()
    .optional()
    .describe(
      'The words that were read; if the learner has written others since, nothing is decided',
    ),
});
