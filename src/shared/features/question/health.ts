import { z } from 'zod';

/** What the answers to a question show; docs/statistics.md has the rules. */
export const FindingKind = z.enum([
  'wrong_key',
  'second_key',
  'guessed',
  'drifted',
  'unused_options',
]);
export type FindingKind = z.infer<typeof FindingKind>;

/** Why a question needs a decision: a kind of finding, or reports of learners. */
export const Concern = z.enum([...FindingKind.options, 'reported']);
export type Concern = z.infer<typeof Concern>;

/** The same, for any reason, or for none. */
export const QuestionHealth = z.enum(['any', ...Concern.options, 'none']);
export type QuestionHealth = z.infer<typeof QuestionHealth>;
