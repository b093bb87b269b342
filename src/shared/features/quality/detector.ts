import { sumOf } from '#shared/features/progress/statistics.ts';
import { wilsonInterval } from '#shared/kernel/wilson.ts';

/* What the answers to a question say about its key and its options. docs/statistics.md names the sources. */

/** Below this many answers nothing is said about a question: chance decides. */
export const fewestForFindings = 30;

/**
 * Equal answers to one question. The rest of an attempt is the share of right answers to its other questions.
 */
export interface AnswerGroup {
  isCorrect: boolean;
  isOmitted: boolean;
  /** The chosen option of a question that has one choice; null for other answers. */
  option: number | null;
  count: number;
  /** Answers in attempts with other questions. */
  compared: number;
  restSum: number;
  restSquares: number;
}

/** How sure a finding is, by the number of standard errors. */
export type Certainty = 'possible' | 'likely' | 'almost_certain';

interface Judged {
  certainty: Certainty;
}

/** `answer` is the position of a group of answers in the list that was judged. */
export type Detected =
  | (Judged & { kind: 'wrong_key' | 'second_key'; answer: number })
  | (Judged & { kind: 'guessed' })
  | (Judged & { kind: 'unused_options'; options: number[] })
  | (Judged & { kind: 'drifted'; before: number; after: number });

export interface AnswersToOne {
  /** The options to choose one from; 0 for questions of other types. */
  optionCount: number;
  /** Whether equal answers mean the same. They do not where each paper arranges the question in an order of its own. */
  areComparable: boolean;
  groups: readonly AnswerGroup[];
  /** Answers to the version before the latest change. */
  before: { answers: number; correct: number };
}

const certaintyOf = (errors: number): Certainty => {
  if (errors >= 4) return 'almost_certain';
  return errors >= 3 ? 'likely' : 'possible';
};

const allOf = (groups: readonly AnswerGroup[]) => ({
  compared: sumOf(groups, (group) => group.compared),
  restSum: sumOf(groups, (group) => group.restSum),
  restSquares: sumOf(groups, (group) => group.restSquares),
});

/**
 * By how many standard errors those who gave these answers do better in their other questions than all others do.
 * Zero if one of both sides is empty, or if all do equally well.
 */
export function advantageOf(some: readonly AnswerGroup[], all: readonly AnswerGroup[]): number {
  const given = allOf(some);
  const total = allOf(all);
  const others = total.compared - given.compared;
  if (given.compared === 0 || others === 0) return 0;
  const mean = total.restSum / total.compared;
  const variance = total.restSquares / total.compared - mean ** 2;
  if (variance <= 1e-9) return 0;
  const difference = given.restSum / given.compared - (total.restSum - given.restSum) / others;
  return difference / Math.sqrt(variance * (1 / given.compared + 1 / others));
}

/** What stands out in the answers to one question, the most serious first. */
export function detect({ optionCount, areComparable, groups, before }: AnswersToOne): Detected[] {
  const answers = sumOf(groups, ({ count }) => count);
  if (answers < fewestForFindings) return [];
  const right = groups.filter(({ isCorrect }) => isCorrect);
  const correct = sumOf(right, ({ count }) => count);
  const key = areComparable ? rivalOfKey(groups, { answers, right }) : undefined;
  return [
    ...(key ? [key] : driftSince(before, { answers, correct })),
    ...(key
      ? []
      : guessing(optionCount, { answers, correct, advantage: advantageOf(right, groups) })),
    ...unusedOptions(optionCount, groups, answers),
  ];
}

/** The smallest share of all answers that a wrong answer needs before it can compete with the key. */
const smallestRival = 0.1;

/**
 * The wrong answer of those who do well otherwise. If those with the right answer do worse than the others, the key is
 * likely wrong; if both do better, there may be two right answers.
 */
function rivalOfKey(
  groups: readonly AnswerGroup[],
  { answers, right }: { answers: number; right: readonly AnswerGroup[] },
): Detected | undefined {
  const wrong = groups
    .map((group, answer) => ({ ...group, answer, advantage: advantageOf([group], groups) }))
    .filter(({ isCorrect, isOmitted }) => !isCorrect && !isOmitted)
    .filter(({ count }) => count >= smallestRival * answers)
    .sort((a, b) => b.advantage - a.advantage);
  const [rival] = wrong;
  if (!rival || rival.advantage < 2) return undefined;
  const ofKey = advantageOf(right, groups);
  const { answer, advantage } = rival;
  if (ofKey < 0) {
    const errors = (advantage - ofKey) / Math.SQRT2;
    return { kind: 'wrong_key', answer, certainty: certaintyOf(errors) };
  }
  if (ofKey < 1 || advantage < 3) return undefined;
  return { kind: 'second_key', answer, certainty: certaintyOf(Math.min(advantage, ofKey + 1)) };
}

interface Sums {
  answers: number;
  correct: number;
}

/** The smallest change of the share of right answers that matters. */
const smallestDrift = 0.1;

/** Whether a question has become easier or harder since its latest change (test of two proportions). */
function driftSince(before: AnswersToOne['before'], { answers, correct }: Sums): Detected[] {
  if (before.answers < fewestForFindings) return [];
  const was = before.correct / before.answers;
  const is = correct / answers;
  const pooled = (before.correct + correct) / (before.answers + answers);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / before.answers + 1 / answers));
  if (error === 0 || Math.abs(is - was) < smallestDrift) return [];
  const errors = Math.abs(is - was) / error;
  if (errors < 3) return [];
  return [{ kind: 'drifted', before: was, after: is, certainty: certaintyOf(errors) }];
}

/** As many right answers as chance gives, and those who know more do no better. */
function guessing(
  optionCount: number,
  { answers, correct, advantage }: Sums & { advantage: number },
): Detected[] {
  if (optionCount < 2 || answers < 2 * fewestForFindings) return [];
  const chance = 1 / optionCount;
  const error = Math.sqrt((chance * (1 - chance)) / answers);
  if (Math.abs(correct / answers - chance) > 2 * error || Math.abs(advantage) >= 2) return [];
  return [{ kind: 'guessed', certainty: answers >= 8 * fewestForFindings ? 'likely' : 'possible' }];
}

/** The share of answers below which an option deceives no one (Haladyna and Downing 1993). */
const unusedShare = 0.05;

/** Wrong options of which it is 95% certain that fewer than 5% choose them (Wilson's upper limit). */
function unusedOptions(
  optionCount: number,
  groups: readonly AnswerGroup[],
  answers: number,
): Detected[] {
  if (optionCount < 3) return [];
  const options = Array.from({ length: optionCount }, (_, option) => option).filter((option) => {
    const chosen = groups.filter((group) => group.option === option);
    if (chosen.some(({ isCorrect }) => isCorrect)) return false;
    return (
      upperLimit(
        sumOf(chosen, ({ count }) => count),
        answers,
      ) < unusedShare
    );
  });
  // The key was never chosen either: then it is not known which option it is.
  if (options.length === 0 || !groups.some(({ isCorrect }) => isCorrect)) return [];
  return [{ kind: 'unused_options', options, certainty: 'likely' }];
}

/** The upper limit of a share, with 95% certainty (one-sided). */
const upperLimit = (some: number, all: number): number => wilsonInterval(some, all, 1.645).high;
