import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { ContentLanguage } from '#shared/kernel/language/content-language.ts';
import { defaultLanguage } from '#shared/kernel/language/languages.ts';
import { LoadedAt } from '#shared/kernel/loaded-at.ts';
import { storable } from '#shared/kernel/text/storable.ts';
import {
  ClearablePictureUrl,
  ClearableText,
  RequiredText,
  TextInput,
} from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { CategoryStatus } from '../category/schema.ts';
import { LearningLevel, QuizStatus } from '../quiz/schema.ts';

/** A series as every list shows it. */
export const SeriesCard = z.object({
  id: z.int(),
  name: z.string().describe('internal name'),
  displayName: z.string(),
  description: z.string(),
  language: z.string().describe('of its texts, by ISO 639'),
  categoryId: z.int(),
  categoryName: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  difficulty: LearningLevel,
  /** In the author's words; null shows the sum of the quizzes' time limits. */
  estimatedDuration: z.string().nullable(),
  totalMinutes: z.int(),
  prerequisites: z.array(z.string()),
  learningOutcomes: z.array(z.string()),
  status: CategoryStatus,
  quizCount: z.int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type SeriesCard = z.infer<typeof SeriesCard>;

/** A quiz of a series, with its position there. */
export const SeriesQuiz = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  language: z.string(),
  /** Counts from 1 without gaps. */
  quizOrder: z.int(),
  questionCount: z.int(),
  timeLimit: z.int().describe('minutes; without a time limit, how long the quiz takes'),
  untimed: z.boolean().describe('whether there is no time limit'),
  uniqueUsers: z.int(),
  attemptCount: z.int(),
  /** Only administrators see a quiz that is not active. */
  status: QuizStatus,
});
export type SeriesQuiz = z.infer<typeof SeriesQuiz>;

/** How many quizzes of a series a learner has mastered, of those that members can open. */
export const SeriesProgress = z.object({
  seriesId: z.int(),
  mastered: z.int(),
  quizCount: z.int(),
  quizzes: z.array(SeriesQuiz).nullable().describe('all; null if guests see the same'),
});

/** A series that a search found. */
export const SeriesHit = SeriesCard.pick({
  id: true,
  displayName: true,
  language: true,
  categoryName: true,
  description: true,
  quizCount: true,
});
export type SeriesHit = z.infer<typeof SeriesHit>;

export const Series = SeriesCard.extend({ quizzes: z.array(SeriesQuiz) });
export type Series = z.infer<typeof Series>;

const incomplete = 'Please fill in all required fields';

/** A list, or one text with an entry per line; null clears it. */
const Lines = z
  .union([z.string().max(20_000), z.array(z.string().max(500)).max(40)])
  .nullable()
  .transform((value) =>
    (typeof value === 'string' ? value.split('\n') : (value ?? []))
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
  .pipe(
    z
      .array(
        z
          .string()
          .max(500, 'At most 500 characters a line')
          .refine(storable, 'Contains a character that cannot be stored'),
      )
      .max(40, 'At most 40 lines'),
  );

/** All fields of a series that an administrator writes, without defaults. */
const seriesFields = z.object({
  displayName: RequiredText({ max: 120, tooShort: incomplete }).describe(
    'The name that people see',
  ),
  description: TextInput(5000).describe('What the series leads to, without Markdown'),
  language: ContentLanguage,
  categoryId: z
    .int(incomplete)
    .positive(incomplete)
    .max(2_147_483_647)
    .describe('The category that it is in'),
  imageUrl: ClearablePictureUrl.describe(
    'A cover: an address by https, or the path of an uploaded picture',
  ),
  imageAlt: ClearableText(300).describe(
    'What the cover shows, for those who do not see it; null for decoration beside the title',
  ),
  difficulty: LearningLevel.describe('For whom it is'),
  estimatedDuration: ClearableText(120).describe(
    'In words; null shows the sum of the quizzes’ time limits',
  ),
  prerequisites: Lines.describe('What to know before, an entry a line'),
  learningOutcomes: Lines.describe('What one knows after, an entry a line'),
  status: CategoryStatus.describe('Learners see active series alone'),
});
const { shape } = seriesFields;

export const NewSeries = seriesFields.extend({
  name: RequiredText({ max: 120, tooShort: incomplete }).describe('Made into the internal name'),
  description: shape.description.default(''),
  language: shape.language.default(defaultLanguage),
  imageUrl: shape.imageUrl.default(null),
  imageAlt: shape.imageAlt.default(null),
  difficulty: shape.difficulty.default('beginner'),
  estimatedDuration: shape.estimatedDuration.default(null),
  prerequisites: shape.prerequisites.default([]),
  learningOutcomes: shape.learningOutcomes.default([]),
  status: shape.status.default('active'),
});
export type NewSeries = z.infer<typeof NewSeries>;

/** Fields left out stay unchanged; null clears a field. The internal name never changes. */
export const SeriesChanges = seriesFields.partial().extend({ loadedUpdatedAt: LoadedAt });
export type SeriesChanges = z.infer<typeof SeriesChanges>;

export const maxQuizzesInSeries = 200;

/** All quizzes of a series, in order. */
export const SeriesOrder = z.object({
  quizIds: z
    .array(Id)
    .max(maxQuizzesInSeries, 'A series has at most 200 quizzes')
    .refine((ids) => new Set(ids).size === ids.length, 'A quiz can be in a series only once'),
  loadedUpdatedAt: LoadedAt,
});
export type SeriesOrder = z.infer<typeof SeriesOrder>;

/** A series with the field names of the REST interface. */
export const SeriesOnWire = z.object({
  id: z.int(),
  name: z.string(),
  display_name: z.string(),
  description: z.string(),
  language: z.string().describe('of its texts, by ISO 639'),
  category_id: z.int(),
  category_name: z.string(),
  image_url: z.string().nullable(),
  image_alt: z.string().nullable(),
  difficulty: LearningLevel,
  estimated_duration: z.string(),
  prerequisites: z.array(z.string()),
  learning_outcomes: z.array(z.string()),
  status: CategoryStatus,
  quiz_count: z.int(),
  created_at: Timestamp,
  updated_at: Timestamp,
});

export const SeriesWithQuizzesOnWire = SeriesOnWire.extend({
  quizzes: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      description: z.string(),
      language: z.string(),
      quiz_order: z.int(),
      unique_users: z.int(),
      attempt_count: z.int(),
    }),
  ),
});
