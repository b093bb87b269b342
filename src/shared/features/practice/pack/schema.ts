import { z } from 'zod';
import { TypedFields } from '#shared/features/question/question-types/definition.ts';
import { QuestionType } from '#shared/features/question/question-types/registry.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { PracticeAnswerInput } from '../schema.ts';

/**
 * A question with its key, so that a browser without a connection can check answers. What can be arranged is arranged
 * as practice asks it.
 */
export const PackedQuestion = z.object({
  questionId: z.int(),
  version: z.int(),
  quizId: z.int(),
  type: QuestionType,
  text: z.string(),
  explanation: z.string().nullable().describe('null without one, or if it may not be seen'),
  ...TypedFields.omit({ essay: true }).shape,
});
export type PackedQuestion = z.infer<typeof PackedQuestion>;

/** Questions for practice without a connection, those that are due first. */
export const PracticePack = z.object({
  loadedAt: Timestamp,
  asksConfidence: z.boolean(),
  quizzes: z.array(z.object({ id: z.int(), title: z.string(), language: z.string() })),
  questions: z.array(PackedQuestion),
  leftOut: z.int().default(0).describe('Questions left out because of their pictures or sounds'),
});
export type PracticePack = z.infer<typeof PracticePack>;

/** Answers per call. */
export const maxSent = 50;

/** An answer that was given without a connection. */
export const KeptAnswer = PracticeAnswerInput.omit({ sprintId: true }).extend({
  answeredAt: z.iso
    .datetime()
    .describe('When it was given; in the future or long ago counts as now or as the earliest time'),
});
export type KeptAnswer = z.infer<typeof KeptAnswer>;

export const KeptAnswersInput = z.object({
  answers: z.array(KeptAnswer).min(1).max(maxSent),
});

/** What became of each answer. A refused one is about a question that the account has not seen; it is not stored. */
export const KeptAnswersStored = z.object({
  answers: z.array(z.object({ answerId: z.uuid(), outcome: z.enum(['stored', 'refused']) })),
});
