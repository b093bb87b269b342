import {
  arrangedBody,
  optionsForTaker,
  questionTypes,
  reviewedKey,
  type TypedQuestion,
} from '../question/question-types/registry.ts';
import type { QuestionDifficulty } from '../question/schema.ts';
import type { AnswerReview, PaperQuestionForTaker } from './schema.ts';

/** A question of an attempt as it was asked, with its key; later edits do not change it. */
export interface PaperQuestion extends TypedQuestion {
  questionId: number;
  text: string;
  imageUrl: string | null;
  imageAlt: string | null;
  /** The options that the learner sees, in this order: indexes of the stored options. */
  order: number[];
  explanation: string | null;
  difficulty: QuestionDifficulty;
}

/** A question of an open attempt, without its key. */
export function questionForTaker(
  question: Omit<PaperQuestion, 'difficulty' | 'explanation'>,
): PaperQuestionForTaker {
  const { questionId, type, text, imageUrl, imageAlt, order } = question;
  const texts = optionsForTaker(question);
  const options = order.map((index) => ({ index, text: texts[index] ?? '' }));
  return { questionId, type, text, imageUrl, imageAlt, options };
}

/** A question of an attempt that is over. */
export function questionForReview(
  question: PaperQuestion,
  { keyShown }: { keyShown: boolean },
): AnswerReview['question'] {
  const { text, type, imageUrl, imageAlt, order, explanation } = question;
  const asked = { text, type, imageUrl, imageAlt, options: optionsForTaker(question), order };
  return keyShown
    ? { ...asked, keyShown: true, ...reviewedKey(question), explanation }
    : { ...asked, keyShown: false };
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

/** A question as an attempt stores it: its options are in a random order, where their order may be. */
export function asked<Q extends TypedQuestion>(
  question: Q,
  chance: Chance,
): Q & { order: number[] } {
  const body = arrangedBody(question, (options) => shuffled([...options.keys()], chance));
  return { ...question, body, order: optionOrder({ ...question, body }, chance) };
}

/** The order in which a learner sees the options of a question. */
export function optionOrder(question: TypedQuestion, chance: Chance): number[] {
  const indexes = optionsForTaker(question).map((_, index) => index);
  return questionTypes[question.type].optionsShown === 'shuffled'
    ? shuffled(indexes, chance)
    : indexes;
}

/**
 * Draws `count` questions for a learner: those never seen come first, then those seen least often. The choice
 * among equally often seen ones, and the final order, are random.
 */
export function drawQuestions<Q extends { timesSeen: number }>(
  bank: readonly Q[],
  count: number,
  chance: Chance,
): Q[] {
  const byViews = shuffled(bank, chance).sort((a, b) => a.timesSeen - b.timesSeen);
  return shuffled(byViews.slice(0, count), chance);
}
