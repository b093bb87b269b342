import { z } from 'zod';
import type { Chance } from '#shared/kernel/chance.ts';
import { type Day, daysAfter } from '#shared/kernel/time/calendar.ts';
import { shuffled } from '../attempt/paper.ts';

/**
 * What is practised: what is due, what was answered wrong, one category, one quiz, the quizzes of a series, the gaps of
 * a result, bookmarked questions, or anything.
 */
export const PracticeMode = z.enum([
  'due',
  'mistakes',
  'topic',
  'quiz',
  'series',
  'gaps',
  'bookmarks',
  'mixed',
]);
export type PracticeMode = z.infer<typeof PracticeMode>;

/** A question that the learner may practise. */
export interface Practisable {
  questionId: number;
  quizId: number;
  categoryId: number;
  /** How often the learner has answered it. */
  answers: number;
  dueAt: Date;
  /** The expected share of right answers now, from 0 to 1. */
  recall: number;
  /** true too where it was not answered yet */
  isLastRight: boolean;
  /** Whether the latest answer was wrong, and the learner had been sure of it. */
  isSureWrong: boolean;
}

/** What a result shows that its learner does not know yet. */
export interface Gaps {
  /** The questions that were not answered right. */
  missed: ReadonlySet<number>;
  /** The questions with the same tags as those. */
  related: ReadonlySet<number>;
}

export const noGaps: Gaps = { missed: new Set(), related: new Set() };

export interface Wanted {
  mode: PracticeMode;
  /** For the mode gaps. */
  gaps?: Gaps | undefined;
  /** For the modes quiz and series. */
  quizIds?: readonly number[] | undefined;
  /** For the mode topic; of bookmarks only those of one category, if it is given. */
  categoryId?: number | undefined;
  /** Of bookmarks only those of one quiz, if it is given. */
  quizId?: number | undefined;
  /** For the mode bookmarks. */
  bookmarked?: ReadonlySet<number> | undefined;
}

/** This many questions take about ten minutes. */
export const setSize = 15;

export const isDue = ({ dueAt }: Pick<Practisable, 'dueAt'>, now: Date): boolean => dueAt <= now;

/** The share of right answers that mixed sets and those of a category aim at: neither dull nor discouraging. */
const targetSuccess = 0.75;

interface ChoosingBy {
  now: Date;
  chance: Chance;
  size?: number;
  /** The expected share of right answers to a question, from 0 to 1. */
  expectedOf?: (question: Practisable) => number;
}

/**
 * The questions of the next set: first those whose wrong answer the learner was sure of, then what is most likely
 * forgotten. In a mixed set and in one of a category, the mean expected success is near its target.
 */
export function chooseSet(
  questions: readonly Practisable[],
  wanted: Wanted,
  { now, chance, size = setSize, expectedOf = ({ recall }) => recall }: ChoosingBy,
): Practisable[] {
  const { gaps = noGaps, quizIds = [], bookmarked } = wanted;
  const isOfQuizzes = ({ quizId }: Practisable) => quizIds.includes(quizId);
  const isWanted: Record<PracticeMode, (question: Practisable) => boolean> = {
    due: (question) => isDue(question, now),
    mistakes: ({ isLastRight }) => !isLastRight,
    topic: ({ categoryId }) => categoryId === wanted.categoryId,
    quiz: isOfQuizzes,
    series: isOfQuizzes,
    gaps: (question) => gapRank(question, gaps) < 3,
    bookmarks: ({ questionId, quizId, categoryId }) =>
      bookmarked?.has(questionId) === true &&
      quizId === (wanted.quizId ?? quizId) &&
      categoryId === (wanted.categoryId ?? categoryId),
    mixed: () => true,
  };
  const found = shuffled(questions.filter(isWanted[wanted.mode]), chance);
  if (wanted.mode === 'mixed') return aimed(found, [], { size, expectedOf });
  found.sort(inQueue);
  if (wanted.mode === 'topic') {
    const first = found.filter(({ isSureWrong }) => isSureWrong).slice(0, size);
    const others = found.filter(({ isSureWrong }) => !isSureWrong);
    return aimed(shuffled(others, chance), first, { size, expectedOf });
  }
  if (wanted.mode === 'gaps') found.sort((a, b) => gapRank(a, gaps) - gapRank(b, gaps));
  return found.slice(0, size);
}

/** From how many questions the best fit is taken; the fewer, the more a set varies. */
const fewToChooseFrom = 10;

/** Fills a set: each next question is the one of a few by which the mean expected success comes nearest to its target. */
function aimed(
  shuffledOnes: readonly Practisable[],
  first: readonly Practisable[],
  { size, expectedOf }: { size: number; expectedOf: (question: Practisable) => number },
): Practisable[] {
  const rest = [...shuffledOnes];
  const set = [...first];
  let sum = set.reduce((total, question) => total + expectedOf(question), 0);
  while (set.length < size) {
    const few = rest.splice(0, fewToChooseFrom);
    const distances = few.map((question) =>
      Math.abs((sum + expectedOf(question)) / (set.length + 1) - targetSuccess),
    );
    const [next] = few.splice(distances.indexOf(Math.min(...distances)), 1);
    if (!next) return set;
    rest.push(...few);
    set.push(next);
    sum += expectedOf(next);
  }
  return set;
}

/** The order in which questions are repeated. */
const inQueue = (a: Practisable, b: Practisable): number =>
  Number(b.isSureWrong) - Number(a.isSureWrong) || a.recall - b.recall;

/**
 * 0: missed and not answered right since; 1: missed, and answered right since; 2: has the same tags; 3: none of these.
 */
function gapRank({ questionId, isLastRight }: Practisable, { missed, related }: Gaps): number {
  if (missed.has(questionId)) return isLastRight ? 1 : 0;
  return related.has(questionId) ? 2 : 3;
}

const forecastDays = 14;

/** How many questions become due on each of the next days of the calendar; today has those that are due already. */
export function forecastOf(
  questions: readonly Pick<Practisable, 'dueAt'>[],
  now: Date,
  dayAt: (at: Date) => Day,
): number[] {
  const today = dayAt(now);
  const counts = new Map<Day, number>();
  for (let offset = 0; offset < forecastDays; offset += 1) counts.set(daysAfter(today, offset), 0);
  for (const question of questions) {
    const day = isDue(question, now) ? today : dayAt(question.dueAt);
    const count = counts.get(day);
    if (count !== undefined) counts.set(day, count + 1);
  }
  return [...counts.values()];
}
