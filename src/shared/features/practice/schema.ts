import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { AnswerInput, AnswerReview, PaperQuestionForTaker } from '../attempt/schema.ts';
import { PracticeMode } from './rules.ts';
import { standardGoal } from './streak/rules.ts';
import { Streak } from './streak/schema.ts';

const fewestRetention = 0.8;
const maxRetention = 0.97;
const maxGoal = 200;

/** How sure a learner is of an answer. */
export const Confidence = z.enum(['sure', 'unsure', 'guess']);
export type Confidence = z.infer<typeof Confidence>;

export const PracticeSettings = z.object({
  retention: z
    .number()
    .min(fewestRetention)
    .max(maxRetention)
    .describe('The expected share of right answers at which a question becomes due'),
  asksConfidence: z.boolean(),
  dailyGoal: z.int().min(0).max(maxGoal).describe('Questions a day; 0 for no goal'),
});
export type PracticeSettings = z.infer<typeof PracticeSettings>;

/** What is left out stays as it is. */
export const PracticeSettingsInput = PracticeSettings.partial();

export const standardPractice: PracticeSettings = {
  retention: 0.9,
  asksConfidence: false,
  dailyGoal: standardGoal,
};

const Counted = z.object({
  questions: z.int(),
  due: z.int(),
});

/** What a learner can practise: questions of finished attempts, and those answered in quizzes opened for practice. */
export const PracticeSummary = z.object({
  questions: z.int(),
  due: z.int(),
  /** Questions whose latest answer was wrong. */
  mistakes: z.int(),
  /** How many become due on each of 14 days of the profile's time zone, today first; those that are due already are in it. */
  forecast: z.array(z.int()),
  /** The weakest first. */
  topics: z.array(
    Counted.extend({
      categoryId: z.int(),
      name: z.string(),
      recall: z
        .number()
        .describe(
          'the expected share of right answers now; a question last answered wrong counts as 0',
        ),
    }),
  ),
  quizzes: z.array(Counted.extend({ id: z.int(), title: z.string(), language: z.string() })),
  /** Answers given in practice in the last seven days, and how many of them were right. */
  week: z.object({ answers: z.int(), right: z.int() }),
  settings: PracticeSettings,
  /** null while the learner has no daily goal. */
  streak: Streak.nullable(),
});
export type PracticeSummary = z.infer<typeof PracticeSummary>;

export const PracticeSetInput = z.object({
  mode: PracticeMode,
  quizId: Id.optional().describe('for the mode quiz; of bookmarks only those of this quiz'),
  seriesId: Id.optional().describe('for the mode series'),
  categoryId: Id.optional().describe(
    'for the mode topic; of bookmarks only those of this category',
  ),
  attemptId: Id.optional().describe('for the mode gaps: a finished attempt of your own'),
});
export type PracticeSetInput = z.infer<typeof PracticeSetInput>;

/** A question to practise, without its key. */
export const QuestionInPractice = PaperQuestionForTaker.extend({
  version: z.int(),
  quiz: z.object({ id: z.int(), title: z.string(), language: z.string() }),
});

/** Questions to practise, without their keys. */
export const PracticeSet = z.object({
  asksConfidence: z.boolean(),
  questions: z.array(QuestionInPractice),
});

export const PracticeAnswerInput = AnswerInput.omit({ seq: true, flagged: true }).extend({
  version: z
    .int()
    .min(1)
    .describe('of the question as it was shown; the answer to an earlier one is refused'),
  answerId: z.uuid().describe('chosen by the client: an answer that is sent again counts once'),
  confidence: Confidence.nullish(),
  sprintId: Id.optional().describe(
    'the sprint in which it is given; after its end it does not count there',
  ),
});

export const PracticeFeedback = z.object({
  review: AnswerReview,
  /** When the expected share of right answers falls to what the learner has chosen: it is asked again then. */
  dueAt: Timestamp,
});
export type PracticeFeedback = z.infer<typeof PracticeFeedback>;
