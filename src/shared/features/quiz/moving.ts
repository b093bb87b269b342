import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { ChangeOutcome, ManyChanges, ManyIds } from '#shared/kernel/many.ts';
import { TextInput } from '#shared/kernel/text/text-input.ts';
import { LeavingImpact } from './leaving.ts';

const OwnPosition = z.object({
  quizId: Id.describe('The quiz that asks the question as its own'),
  position: z.int().min(0).max(100_000).nullable().describe('Its position there; null for the end'),
});

/** A quiz for each of several questions. */
export const QuestionMoves = z.object({
  moves: ManyChanges(OwnPosition.extend({ id: Id })),
});
export type QuestionMoves = z.output<typeof QuestionMoves>;

export const QuestionMoveOutcome = ChangeOutcome(OwnPosition);
export type QuestionMoveOutcome = z.infer<typeof QuestionMoveOutcome>;

/** Questions that become those of a new draft. */
export const MoveToNewQuiz = z.object({
  ids: ManyIds,
  title: TextInput(200).min(1, 'Title is required').describe('Its title'),
});

export const MovedToNewQuiz = z.object({
  quizId: z.int().nullable().describe('The new draft; null if no question was moved'),
  outcomes: z.array(QuestionMoveOutcome),
});

/** What a move would change. */
export const MovePreview = z.object({
  from: z.array(
    z.object({
      quizId: z.int(),
      title: z.string(),
      status: z.enum(['active', 'draft', 'archived']),
      questions: z.int().describe('How many of its own questions it loses'),
      left: z.int().describe('How many it keeps'),
    }),
  ),
  there: z.int().describe('How many are in that quiz already'),
  refused: z.array(z.object({ preview: z.string(), message: z.string() })),
  draws: LeavingImpact.shape.draws,
});
export type MovePreview = z.infer<typeof MovePreview>;
