import type { QuestionDifficulty, QuestionType } from '../quiz/question.ts';

/** A question pinned to an attempt: as it was asked, with its key, whatever is edited later. */
export interface PaperQuestion {
  questionId: number;
  type: QuestionType;
  text: string;
  imageUrl: string | null;
  /** Absent on papers that are older than the column. */
  imageAlt?: string | null;
  /** In stored order; answers name options by their place here. */
  options: string[];
  /** The order in which the options were shown: places in `options`. */
  order: number[];
  correctOption: number | null;
  correctOptions: number[];
  explanation: string | null;
  difficulty: QuestionDifficulty;
  caseSensitive: boolean;
  numericTolerance: number | null;
}

/** A number from 0 up to, but not including, 1. */
export type Chance = () => number;

/** A copy of `items` in random order (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const pool = [...items];
  const drawn: T[] = [];
  while (pool.length > 0) drawn.push(...pool.splice(Math.floor(chance() * pool.length), 1));
  return drawn;
}

/** The order options are shown in: shuffled for choices, as stored for True and False. */
export function optionOrder(type: QuestionType, optionCount: number, chance: Chance): number[] {
  const places = Array.from({ length: optionCount }, (_, index) => index);
  return type === 'single_choice' || type === 'multiple_choice' ? shuffled(places, chance) : places;
}

/**
 * Draws `count` questions for a learner: those never seen come first, then those seen least often;
 * within the same number of views, and for the order of the whole, chance decides.
 */
export function drawQuestions<Q extends { timesSeen: number }>(
  bank: readonly Q[],
  count: number,
  chance: Chance,
): Q[] {
  const byViews = shuffled(bank, chance).sort((a, b) => a.timesSeen - b.timesSeen);
  return shuffled(byViews.slice(0, count), chance);
}
