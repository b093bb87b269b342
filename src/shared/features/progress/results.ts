import { z } from 'zod';
import { Page, Paging, SortDirection } from '#shared/kernel/paging.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { AttemptExceptions, AttemptStatus, Points, ToBeMarked } from '../attempt/schema.ts';
import { QuestionType } from '../question/question-types/registry.ts';
import { countedAttempts } from '../quiz/rules.ts';

/** Which attempts are evaluated: the first one of each taker, or every one. */
export const ResultsBasis = z.enum(['first', 'all']);
export type ResultsBasis = z.infer<typeof ResultsBasis>;

/** How an attempt stands. `passed` and `failed` are graded; of `to_be_marked` some may have passed already. */
export const AttemptOutcome = z.enum([
  'passed',
  'failed',
  'to_be_marked',
  'abandoned',
  'open',
  'self_reported',
]);
export type AttemptOutcome = z.infer<typeof AttemptOutcome>;

export const AttemptSort = z.enum(['name', 'score', 'started', 'time']);
export type AttemptSort = z.infer<typeof AttemptSort>;

/** Which attempts of a quiz an administrator lists. */
export const AttemptFilter = z.object({
  q: z.string().trim().max(200).optional(),
  outcome: AttemptOutcome.optional().describe('Only attempts that stand so'),
  sort: AttemptSort.default('started'),
  direction: SortDirection.optional(),
});
export type AttemptFilter = z.infer<typeof AttemptFilter>;

export const AttemptPageInput = AttemptFilter.extend({
  ...Paging.shape,
  perPage: Paging.shape.perPage.default(50),
});

/** An attempt with its learner, for administrators. */
export const ListedAttempt = z.object({
  id: z.int(),
  /** Null after the account was erased. */
  learner: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
  status: AttemptStatus.exclude(['void']),
  /** Whether it is part of the statistics. */
  isCounted: z.boolean(),
  /** What counts of the learner's attempts; null unless another rule than the best attempt decides. */
  mark: z
    .object({
      rule: z.enum(countedAttempts).describe('Which attempts count'),
      percentage: z.number(),
      isOfThis: z.boolean().describe('Whether it is the mark of this attempt, or contains it'),
    })
    .nullable(),
  score: z.int(),
  points: Points,
  totalQuestions: z.int(),
  passed: z.boolean(),
  toBeMarked: ToBeMarked,
  startedAt: Timestamp,
  completedAt: Timestamp.nullable(),
  timeTaken: z.int().nullable().describe('seconds'),
  canRetakeAt: Timestamp.nullable(),
  exceptions: AttemptExceptions.describe('What the learner was allowed beyond the rules'),
});
export type ListedAttempt = z.infer<typeof ListedAttempt>;

export const ListedAttempts = Page(ListedAttempt);

/** A table as a text that spreadsheets open. */
export const ResultsFile = z.object({
  fileName: z.string(),
  type: z.string(),
  content: z.string(),
});

/** The quiz whose results are read. */
export const ResultsHead = z.object({
  quiz: z.object({ id: z.int(), title: z.string(), language: z.string() }),
});

export const StatisticsInput = z.object({
  basis: ResultsBasis.default('first').describe(
    'Which attempts are evaluated: the first one of each taker, or every one',
  ),
});
export type StatisticsInput = z.infer<typeof StatisticsInput>;

/** The scores of the evaluated attempts, in percent. docs/statistics.md has the formulas. */
export const ResultsSummary = z.object({
  /** Takers and graded attempts, whichever of them are evaluated. */
  takers: z.int(),
  gradedAttempts: z.int(),
  /** Evaluated attempts. */
  attempts: z.int(),
  passed: z.int(),
  mean: z.number().nullable(),
  median: z.number().nullable(),
  deviation: z.number().nullable(),
  /** How many attempts are from 0 to below 10 percent, and so on; the last has those with 100. */
  distribution: z.array(z.int()),
  reliability: z.discriminatedUnion('state', [
    z.object({
      state: z.literal('known').describe('Whether it is known'),
      alpha: z.number().describe('Cronbach’s alpha'),
      error: z.number().describe('Standard error of measurement, percentage points'),
    }),
    z.object({ state: z.literal('few_attempts').describe('There are too few attempts') }),
    z.object({
      state: z
        .literal('no_spread')
        .describe('All scores are equal, or no attempt has two questions'),
    }),
  ]),
  /** The questions that were asked, and how many of them an attempt has on average. */
  askedQuestions: z.int(),
  questionsPerAttempt: z.number(),
  /** Whether every attempt had the same questions. */
  isSamePaper: z.boolean(),
  /** Whether only the newest attempts are evaluated, because there are very many answers. */
  isLimited: z.boolean(),
});
export type ResultsSummary = z.infer<typeof ResultsSummary>;

/** What is striking about a question. */
export const QuestionNote = z.enum([
  'against',
  'rival',
  'hard',
  'easy',
  'weak',
  'omitted',
  'unused_option',
]);
export type QuestionNote = z.infer<typeof QuestionNote>;

/** Numbers of takers by the score of their attempts. */
export const ByGroup = z.object({ lower: z.int(), middle: z.int(), upper: z.int() });
export type ByGroup = z.infer<typeof ByGroup>;

/** How a gap of a text was filled in, or how often a region of a picture was marked. */
export const PartResult = z.object({
  kind: z.enum(['gap', 'region', 'outside']).describe('`outside`: no region was hit'),
  name: z.string().describe('What is right in the gap, or the name of the region; may be empty'),
  isKey: z.boolean().describe('Whether it is right to mark the region; true for a gap'),
  asked: ByGroup.describe('How many were asked, of the newest 2,000'),
  chosen: ByGroup.describe('How many filled in the gap right, or marked the region'),
  omitted: z.int().describe('How many left the gap empty'),
  wrong: z
    .array(
      z.object({ text: z.string(), count: z.int().describe('How many gave this wrong answer') }),
    )
    .describe('The most frequent wrong answers of a gap'),
});
export type PartResult = z.infer<typeof PartResult>;

/** One question, evaluated over the attempts in which it was asked. */
export const QuestionResult = z.object({
  id: z.int(),
  preview: z.string(),
  type: QuestionType,
  takers: z.int(),
  correct: z.int(),
  omitted: z.int(),
  facility: z.number().describe('what an answer earns on average, from 0 to 1'),
  discrimination: z.number().nullable(),
  groups: ByGroup.nullable().describe('null: the scores are too alike for groups'),
  /** Empty for types without options to choose from. */
  options: z.array(
    z.object({
      text: z.string(),
      isKey: z.boolean().describe('Whether it is correct'),
      chosen: ByGroup.describe('How many chose it'),
    }),
  ),
  parts: z.array(PartResult).describe('Of a text its gaps, of a picture its regions; else empty'),
  notes: z.array(QuestionNote),
});
export type QuestionResult = z.infer<typeof QuestionResult>;
