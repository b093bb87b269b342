import { z } from 'zod';
import { ClearableText, TextInput } from '#shared/kernel/text/text-input.ts';
import { maxCriteria, maxLevels } from './rubric.ts';

const words = z.int().min(1, 'Must be at least 1').max(10_000).nullable();

const Level = z.object({
  points: z
    .int()
    .min(0, 'Points cannot be negative')
    .max(100, 'At most 100 points')
    .describe('what this level earns'),
  description: TextInput(1000).describe('when an answer reaches this level'),
});

const Criterion = z.object({
  name: TextInput(200).describe('what is assessed'),
  levels: z
    .array(Level)
    .max(maxLevels, `At most ${maxLevels} levels`)
    .describe('one of them is chosen for each answer'),
});

/** What answers are marked by. */
export const Rubric = z
  .array(Criterion)
  .max(maxCriteria, `At most ${maxCriteria} criteria`)
  .describe('what answers are marked by; empty: in percent');

/** What an essay question has besides its text. */
export const EssayFields = z.object({
  minWords: words.default(null).describe('how many words an answer should have at least'),
  maxWords: words.default(null).describe('how many words an answer should have at most'),
  template: ClearableText(5000).default(null).describe('the text that learners begin with'),
  sampleAnswer: ClearableText(20_000)
    .default(null)
    .describe('shown to who marks, and to learners with the keys'),
  markerNotes: ClearableText(5000).default(null).describe('shown only to who marks, in Markdown'),
  rubric: Rubric.default([]),
});
export type EssayFields = z.output<typeof EssayFields>;

export const emptyEssay: EssayFields = {
  minWords: null,
  maxWords: null,
  template: null,
  sampleAnswer: null,
  markerNotes: null,
  rubric: [],
};
