import type { Chance } from '#shared/kernel/chance.ts';
import {
  arrangedBody,
  creditFor,
  fieldsOf,
  gapsForTaker,
  isCorrect,
  isMarkedByHand,
  optionsForTaker,
  type QuestionBody,
  type QuestionResponse,
  questionTypes,
  reviewedKey,
  spotsAskedOf,
  type TypedQuestion,
  targetsForTaker,
} from '../question/question-types/registry.ts';
import type { QuestionDifficulty } from '../question/schema.ts';
import { standardRules, type TakingRules } from '../quiz/rules.ts';
import { inSlotOrder, type PlacedQuestions } from '../quiz/slot-order.ts';
import type { RegradeMethod } from './rules.ts';
import type { AnswerReview, PaperQuestionForTaker } from './schema.ts';

/** How an answer is graded instead; `body` has the options as they were asked, and the new key. */
export type Regraded =
  | { method: 'full_credit' }
  | { method: Exclude<RegradeMethod, 'full_credit'>; body: QuestionBody };

/** A question of an attempt as it was asked, with its key; later edits do not change it, a regrade is added. */
export interface PaperQuestion extends TypedQuestion {
  questionId: number;
  text: string;
  imageUrl: string | null;
  imageAlt: string | null;
  /** The options that the learner sees, in this order: indexes of the stored options. */
  order: number[];
  explanation: string | null;
  difficulty: QuestionDifficulty;
  /** Absent while the question is graded by its own key. */
  regraded?: Regraded;
}

/** The rules by which answers are graded, as quizzes and attempts have them. */
export type GradingRules = Partial<
  Pick<TakingRules, 'partialCredit' | 'wrongAnswerPenaltyPercent'>
> & { markedByHand?: true };

/** The rule of a paper that has questions for a person to mark. */
export const markingOf = (
  paper: readonly Pick<PaperQuestion, 'type'>[],
): Pick<GradingRules, 'markedByHand'> =>
  paper.some(({ type }) => isMarkedByHand(type)) ? { markedByHand: true } : {};

/** Whether a right answer is not all that counts. */
export const hasPoints = ({
  partialCredit,
  wrongAnswerPenaltyPercent,
  markedByHand,
}: GradingRules): boolean =>
  partialCredit === true || markedByHand === true || (wrongAnswerPenaltyPercent ?? 0) > 0;

/** Whether a person has to mark the response, as it was given. */
export const needsMark = (
  { type, regraded }: Pick<PaperQuestion, 'type' | 'regraded'>,
  response: QuestionResponse | null,
): boolean => isMarkedByHand(type) && response !== null && regraded?.method !== 'full_credit';

/**
 * What an answer earns of its question, or costs, in whole percent: 100 exactly if it counts as right. An answer that
 * earns a part costs nothing, and neither does an unanswered question. Full credit is given for these too. What a
 * person marks earns nothing here, and costs nothing.
 */
export function creditOf(
  question: PaperQuestion,
  response: QuestionResponse | null,
  { partialCredit = false, wrongAnswerPenaltyPercent = 0 }: GradingRules,
): number {
  const whole = wholeCreditOf(question, response);
  const credit = whole === 100 || partialCredit ? whole : 0;
  const mayCost = credit === 0 && response !== null && !isMarkedByHand(question.type);
  return mayCost ? 0 - wrongAnswerPenaltyPercent : credit;
}

/** The bodies whose keys count. Of two, that which is better for the learner decides. */
export function bodiesThatCount({ body, regraded }: Pick<PaperQuestion, 'body' | 'regraded'>) {
  if (!regraded || regraded.method === 'full_credit') return [body];
  return regraded.method === 'either_key' ? [body, regraded.body] : [regraded.body];
}

function wholeCreditOf(question: PaperQuestion, response: QuestionResponse | null): number {
  const { type, regraded } = question;
  if (regraded?.method === 'full_credit') return 100;
  return Math.max(...bodiesThatCount(question).map((body) => creditFor({ type, body }, response)));
}

/** Whether a response counts as right. */
export const isRight = (question: PaperQuestion, response: QuestionResponse | null): boolean =>
  creditOf(question, response, standardRules) === 100;

/** How an answer is graded, as it is stored. */
export interface Grade {
  /** Null while it waits for the mark of a person. */
  isCorrect: boolean | null;
  /** Null where it follows from `isCorrect`. */
  credit: number | null;
}

/** How an answer is graded at the end of an attempt. */
export function gradeOf(
  question: PaperQuestion,
  response: QuestionResponse | null,
  rules: GradingRules,
): Grade {
  if (needsMark(question, response)) return { isCorrect: null, credit: null };
  return gradeBy(creditOf(question, response, rules));
}

/** The grade of an answer that earns this much, in whole percent. */
export const gradeBy = (credit: number): Grade => ({
  isCorrect: credit === 100,
  credit: credit === 0 || credit === 100 ? null : credit,
});

/** What a graded answer earns or costs, in whole percent of its question. */
export const storedCredit = ({
  isCorrect,
  credit,
}: {
  isCorrect: boolean | null;
  credit: number | null;
}): number => credit ?? (isCorrect ? 100 : 0);

/**
 * How a question was graded again, and how its own key graded the response; null if it was not.
 * @param rules left out: a right answer is all that counts
 */
export function regradeOf(
  question: PaperQuestion,
  response: QuestionResponse | null,
  rules: GradingRules = {},
) {
  const { regraded, ...asked } = question;
  if (!regraded) return null;
  return {
    method: regraded.method,
    wasCorrect: isCorrect(question, response),
    ...(hasPoints(rules) ? { creditBefore: creditOf(asked, response, rules) } : {}),
  };
}

/** The question with the key that its answers are graded by; of two keys the newer one. */
const withLatestKey = (question: PaperQuestion): TypedQuestion => {
  const { type, body, regraded } = question;
  return { type, body: regraded && 'body' in regraded ? regraded.body : body };
};

/** A question of an open attempt, without its key. */
export function questionForTaker(
  question: Omit<PaperQuestion, 'difficulty' | 'explanation' | 'regraded'>,
): PaperQuestionForTaker {
  const { questionId, type, text, imageUrl, imageAlt, order } = question;
  const texts = optionsForTaker(question);
  const options = order.map((index) => ({ index, text: texts[index] ?? '' }));
  const [targets, gaps] = [targetsForTaker(question), gapsForTaker(question)];
  const asked = { questionId, type, text, imageUrl, imageAlt, options, targets, gaps };
  return { ...asked, ...spotCountOf(question), ...essayForTaker(question) };
}

/** How many spots are placed on its picture, where some are. */
function spotCountOf(question: TypedQuestion): { spotCount?: number } {
  const spotCount = spotsAskedOf(question);
  return spotCount === undefined ? {} : { spotCount };
}

/** What the learner sees of an essay question before it is marked. */
function essayForTaker({ body }: TypedQuestion): Pick<PaperQuestionForTaker, 'essay'> {
  const { essay } = fieldsOf(body);
  if (!essay) return {};
  const { minWords, maxWords, template } = essay;
  return { essay: { minWords, maxWords, template } };
}

/** A question of an attempt that is over. */
export function questionForReview(
  question: PaperQuestion,
  { keyShown, explained = keyShown }: { keyShown: boolean; explained?: boolean },
): AnswerReview['question'] {
  const { text, type, imageUrl, imageAlt, order, explanation } = question;
  const [options, targets] = [optionsForTaker(question), targetsForTaker(question)];
  const gaps = gapsForTaker(question);
  const { essay } = fieldsOf(question.body);
  const asked = {
    ...{ text, type, imageUrl, imageAlt, options, targets, gaps, order },
    ...spotCountOf(question),
    ...(essay ? { rubric: essay.rubric } : {}),
  };
  return keyShown
    ? {
        ...asked,
        keyShown: true,
        ...reviewedKey(withLatestKey(question)),
        explanation: explained ? explanation : null,
      }
    : { ...asked, keyShown: false };
}

/** A copy of `items` in random order (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const pool = [...items];
  const drawn: T[] = [];
  while (pool.length > 0) drawn.push(...pool.splice(Math.floor(chance() * pool.length), 1));
  return drawn;
}

/** A question as an attempt stores it: its options are in a random order, where they may be and the quiz wants it. */
export function asked<Q extends TypedQuestion>(
  question: Q,
  chance: Chance,
  { shuffleOptions }: Pick<TakingRules, 'shuffleOptions'> = standardRules,
): Q & { order: number[] } {
  const body = arrangedBody(question, (options) => shuffled([...options.keys()], chance));
  return {
    ...question,
    body,
    order: optionOrder({ ...question, body }, shuffleOptions ? chance : null),
  };
}

/**
 * The order in which a learner sees the options of a question. Pinned options keep their position.
 * @param chance null for the order in which they were written
 */
export function optionOrder(question: TypedQuestion, chance: Chance | null): number[] {
  const indexes = optionsForTaker(question).map((_, index) => index);
  if (questionTypes[question.type].optionsShown !== 'shuffled' || !chance) return indexes;
  const pinned = new Set(fieldsOf(question.body).pinnedOptions);
  const others = shuffled(
    indexes.filter((index) => !pinned.has(index)),
    chance,
  );
  return indexes.map((index) => (pinned.has(index) ? index : (others.shift() ?? index)));
}

/** The questions of an attempt in the order in which they are asked: own ones and those of other quizzes. */
export function inPaperOrder<Q>(
  {
    own,
    placed,
  }: { own: readonly (Q & { position: number })[]; placed: readonly PlacedQuestions<Q>[] },
  { shuffleQuestions }: Pick<TakingRules, 'shuffleQuestions'>,
  chance: Chance,
): Q[] {
  if (!shuffleQuestions) return inSlotOrder(own, placed);
  const others = placed.flatMap(({ questions }) => questions);
  return others.length === 0 ? [...own] : shuffled<Q>([...own, ...others], chance);
}

/**
 * Draws `count` questions for a learner: those never seen come first, then those seen least often. The choice among
 * equally often seen ones, and the final order, are random.
 */
export function drawQuestions<Q extends { timesSeen: number }>(
  bank: readonly Q[],
  count: number,
  chance: Chance,
): Q[] {
  const byViews = shuffled(bank, chance).sort((a, b) => a.timesSeen - b.timesSeen);
  return shuffled(byViews.slice(0, count), chance);
}
