import { z } from 'zod';
import { Page, Paging } from '#shared/kernel/paging.ts';
import { TextInput } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { PartResult } from '../progress/results.ts';
import { Concern, FindingKind } from '../question/health.ts';
import { QuestionType } from '../question/question-types/registry.ts';

/** What a learner finds wrong with a question. */
export const ReportKind = z.enum(['wrong_key', 'unclear', 'typo', 'offensive', 'other']);
export type ReportKind = z.infer<typeof ReportKind>;

export const maxNoteLength = 500;

export const ReportInput = z.object({
  kind: ReportKind,
  note: TextInput(maxNoteLength).nullish().describe('Your words about it'),
});

export const OwnReport = z.object({
  questionId: z.int(),
  kind: ReportKind,
  note: z.string().nullable(),
});

const Certainty = z.enum(['possible', 'likely', 'almost_certain']);

/** An answer as administrators read it: the texts of the chosen options, or what was typed. */
const AnswerText = z.string();

export const Finding = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['wrong_key', 'second_key']),
    certainty: Certainty,
    /** The answer that competes with the key, and its share of all answers. */
    answer: AnswerText,
    share: z.number(),
  }),
  z.object({ kind: z.literal('guessed'), certainty: Certainty }),
  z.object({
    kind: z.literal('drifted'),
    certainty: Certainty,
    /** Shares of right answers before and after the latest change of the question. */
    before: z.number(),
    after: z.number(),
  }),
  z.object({
    kind: z.literal('unused_options'),
    certainty: Certainty,
    options: z.array(AnswerText),
  }),
]);
export type Finding = z.infer<typeof Finding>;

/** Questions with one kind of finding, or those that learners reported. */
export const QualityFilter = z.object({
  ...Paging.shape,
  perPage: Paging.shape.perPage.default(50),
  about: Concern.optional().describe(
    'Only questions with this kind of finding, or those that learners reported',
  ),
});
export type QualityFilter = z.infer<typeof QualityFilter>;

/** A finding without what it was found in, as the list shows it. */
export const FindingMark = z.object({ kind: FindingKind, certainty: Certainty });
export type FindingMark = z.infer<typeof FindingMark>;

const QualityRow = z.object({
  id: z.int(),
  preview: z.string().describe('The beginning of the text, without Markdown'),
  type: QuestionType,
  timesAnswered: z.int(),
  findings: z.array(FindingMark).describe('What its answers show'),
  reports: z.int().describe('How many learners reported it'),
});
export type QualityRow = z.infer<typeof QualityRow>;

/** Questions that need a decision, the most urgent first. */
export const QualityPage = Page(QualityRow);

export const QuestionQuality = z.object({
  id: z.int(),
  text: z.string(),
  type: QuestionType,
  /** The quizzes that ask it and that the caller manages. */
  uses: z.array(z.object({ quizId: z.int(), title: z.string() })),
  otherUses: z.int().describe('How many quizzes of other authors ask it'),
  /** Since its latest change; at most the newest 2,000. */
  answers: z.int(),
  facility: z.number().nullable(),
  findings: z.array(Finding),
  /** The most frequent answers. */
  given: z.array(
    z.object({
      answer: AnswerText.nullable().describe('null: omitted'),
      isCorrect: z.boolean(),
      share: z.number().describe('Of all answers, 0 to 1'),
      advantage: z
        .number()
        .describe(
          'By how many standard errors those who gave it do better in their other questions',
        ),
    }),
  ),
  parts: z.array(PartResult).describe('Of a text its gaps, of a picture its regions; else empty'),
  reports: z.array(
    z.object({
      id: z.int(),
      kind: ReportKind,
      note: z.string().nullable().describe('The words of the learner; null without'),
      reportedAt: Timestamp.describe('When it was reported'),
      reporter: z.string().nullable().describe('Public name of the learner'),
      settled: z.int().describe('How many of the learner’s reports were settled'),
      fixed: z.int().describe('How many of these led to a change'),
    }),
  ),
  /** Since when the question is kept as it is, until it has twice as many answers. */
  keptAt: Timestamp.nullable(),
});
export type QuestionQuality = z.infer<typeof QuestionQuality>;

/** `fixed`: the question was changed. `kept`: it stays as it is. */
export const Decision = z.enum(['fixed', 'kept']);
export type Decision = z.infer<typeof Decision>;

export const DecisionInput = z.object({
  decision: Decision.describe('What was decided'),
  reportedUpTo: z.iso
    .datetime()
    .optional()
    .describe(
      'When the latest report was written that was read; later ones are not settled. Without it all are',
    ),
});
