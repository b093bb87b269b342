import { z } from 'zod';
import { CategoryStatus } from '#shared/features/category/schema.ts';
import { LearningLevel } from '#shared/features/quiz/schema.ts';
import type { SeriesRow } from './api.ts';

/** The values of the form: every field is present. */
export const SeriesDraft = z.object({
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  language: z.string(),
  categoryId: z.number(),
  imageUrl: z.string(),
  imageAlt: z.string(),
  difficulty: LearningLevel,
  estimatedDuration: z.string(),
  prerequisites: z.string(),
  learningOutcomes: z.string(),
  status: CategoryStatus,
});
export type SeriesDraft = z.infer<typeof SeriesDraft>;

/** In place of the id of a category, until one is chosen. */
export const noCategory = 0;

/** A new series, in the language of its author. */
export const blankSeries = (language: string): SeriesDraft => ({
  name: '',
  displayName: '',
  description: '',
  language,
  categoryId: noCategory,
  imageUrl: '',
  imageAlt: '',
  difficulty: 'beginner',
  estimatedDuration: '',
  prerequisites: '',
  learningOutcomes: '',
  status: 'active',
});

export const draftOf = (series: SeriesRow): SeriesDraft => ({
  name: series.name,
  displayName: series.displayName,
  description: series.description,
  language: series.language,
  categoryId: series.categoryId,
  imageUrl: series.imageUrl ?? '',
  imageAlt: series.imageAlt ?? '',
  difficulty: series.difficulty,
  estimatedDuration: series.estimatedDuration ?? '',
  prerequisites: series.prerequisites.join('\n'),
  learningOutcomes: series.learningOutcomes.join('\n'),
  status: series.status,
});
