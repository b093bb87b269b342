import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { QuestionDifficulty } from '../question/schema.ts';
import { TagLabel } from '../question/tags.ts';
import { maxDrawn, maxDraws } from './max-asked.ts';
import { QuestionForAuthor } from './schema.ts';

/** Which questions of the bank a quiz asks besides its own, new ones for each attempt. */
export const DrawRule = z.object({
  count: z
    .int()
    .min(1, 'At least 1 question')
    .max(maxDrawn, `At most ${maxDrawn} questions`)
    .describe('How many questions are drawn'),
  tagIds: z.array(Id).max(20).default([]).describe('Questions with one of these tags; none: any'),
  categoryId: Id.nullable().default(null).describe('Questions of quizzes in this category'),
  difficulty: QuestionDifficulty.nullable()
    .default(null)
    .describe('Questions that their author gave this difficulty'),
});
export type DrawRule = z.output<typeof DrawRule>;

export const DrawRules = z.array(DrawRule).max(maxDraws);

/** A draw as authors see it. */
export const QuizDraw = z.object({
  count: z.int().describe('How many questions are drawn'),
  tags: z.array(TagLabel).describe('Questions with one of these tags; none: any'),
  categoryId: z.int().nullable().describe('Questions of quizzes in this category; null: any'),
  difficulty: QuestionDifficulty.nullable().describe('What their author thinks; null: any'),
  available: z.int().describe('How many questions of the bank match now'),
});
export type QuizDraw = z.infer<typeof QuizDraw>;

export const QuizDraws = z.object({ updatedAt: Timestamp, draws: z.array(QuizDraw) });

/** The same seed draws the same questions, as long as the bank stays as it is. */
export const DrawSeed = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** What an attempt could draw now. */
export const DrawSample = z.object({
  missing: z.int().describe('How many questions the bank lacks'),
  found: z
    .array(z.int())
    .describe('How many of the questions each draw has found, in the order of the draws'),
  questions: z.array(QuestionForAuthor).describe('With their keys'),
});

/** A draw with the questions that it may take, the preferred ones first. */
export interface Drawing<Id> {
  count: number;
  candidates: readonly Id[];
}

/**
 * Chooses different questions for several draws so that as many as possible are found: a draw that could take
 * many leaves to another what only that one can take (augmenting paths in a bipartite graph).
 * @returns the chosen questions of each draw
 */
export function fillDraws<Id>(draws: readonly Drawing<Id>[]): Id[][] {
  const takenBy = new Map<Id, number>();
  const take = (draw: number, tried: Set<number>): boolean => {
    if (tried.has(draw)) return false;
    tried.add(draw);
    const { candidates = [] } = draws[draw] ?? {};
    const free = candidates.find((id) => !takenBy.has(id));
    if (free !== undefined) {
      takenBy.set(free, draw);
      return true;
    }
    const given = candidates.find((id) => take(takenBy.get(id) ?? draw, tried));
    if (given === undefined) return false;
    takenBy.set(given, draw);
    return true;
  };
  for (const [draw, { count }] of draws.entries()) {
    let taken = 0;
    while (taken < count && take(draw, new Set())) taken += 1;
  }
  return draws.map((_, draw) => [...takenBy].flatMap(([id, by]) => (by === draw ? [id] : [])));
}
