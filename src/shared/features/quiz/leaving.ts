import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';

/** Questions that are about to leave the bank: some, or all of quizzes. */
export const Leaving = z.object({
  kind: z.enum(['questions', 'quizzes']),
  ids: z
    .array(Id)
    .min(1)
    .max(1000)
    .transform((ids) => [...new Set(ids)]),
});

const ConcernedQuizzes = z.object({
  quizzes: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      language: z.string(),
      questions: z.int().describe('How many of its questions are concerned'),
    }),
  ),
  others: z.int().describe('How many quizzes of other authors are concerned'),
});

/** What other quizzes lose or keep when questions leave the bank. */
export const LeavingImpact = z.object({
  links: ConcernedQuizzes.describe('They link the questions, and keep copies of them'),
  draws: ConcernedQuizzes.describe('Their draws would find too few questions'),
});
export type LeavingImpact = z.infer<typeof LeavingImpact>;
export type ConcernedQuizzes = LeavingImpact['links'];

/** Whether any quiz is concerned. */
export const concernsQuizzes = ({ links, draws }: LeavingImpact): boolean =>
  [links, draws].some(({ quizzes, others }) => quizzes.length + others > 0);
