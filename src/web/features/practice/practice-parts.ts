import type { ComponentType } from 'react';
import type {
  AnswerReview,
  PaperQuestionForTaker,
  SavedAnswer,
} from '#shared/features/attempt/schema.ts';

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
