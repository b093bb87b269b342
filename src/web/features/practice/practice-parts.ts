import type { ComponentType } from 'react';
import type {
  AnswerReview,
  PaperQuestionForTaker,
  SavedAnswer,
} from '#shared/features/attempt/schema.ts';
import type { Inputs } from '#web/trpc.ts';

/** Shows a question in the player's parts; the route passes it. */
export type PracticeQuestionComponent = ComponentType<{
  question: PaperQuestionForTaker;
  language: string;
  index: number;
  total: number;
  answer: SavedAnswer;
  review: AnswerReview | undefined;
  onAnswer: (answer: SavedAnswer) => void;
  onAdvance: () => void;
}>;

/** A question of a set, without its key. */
export interface AskedInPractice extends PaperQuestionForTaker {
  version: number;
  quiz: { id: number; title: string; language: string };
}

export interface AskedSet {
  asksConfidence: boolean;
  questions: readonly AskedInPractice[];
}

export type GivenInPractice = Inputs['practice']['answer'];

/** An answer that was checked; `dueAt` is null where the server has not seen it yet. */
export interface CheckedAnswer {
  review: AnswerReview;
  dueAt: string | null;
}

export type CheckAnswer = (given: GivenInPractice) => Promise<CheckedAnswer>;
