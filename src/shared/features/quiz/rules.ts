import type { startLocks } from '#shared/kernel/failure.ts';
import { type Feedback, type LevelAtOnce, shows } from '#shared/kernel/feedback.ts';
import { defaultTimeLimitMinutes } from '#shared/kernel/limits.ts';
import { cut } from '#shared/kernel/text/cut.ts';
import type { LearningLevel, QuizLength } from './schema.ts';

/** How many questions one attempt asks: some or all of the quiz's own, and all that it draws from the bank. */
export function questionCount({
  questionsPerAttempt,
  totalQuestions,
  drawnQuestions,
}: {
  questionsPerAttempt: number;
  totalQuestions: number;
  drawnQuestions: number;
}): number {
  return Math.min(questionsPerAttempt, totalQuestions - drawnQuestions) + drawnQuestions;
}

/** Minutes that an attempt lasts; the default if the quiz has no time limit. */
export function effectiveTimeLimit(timeLimit: number | null): number {
  return timeLimit ?? defaultTimeLimitMinutes;
}

const maxTitleLength = 200;

/** What a copy is called unless its author says otherwise. */
export const copyTitle = (title: string): string => `Copy of ${title}`;

/** The title, cut to its longest length, with a number if it is taken already. */
export function freeTitle(title: string, taken: readonly string[]): string {
  const numbered = (number: number) => {
    const suffix = number === 1 ? '' : ` (${number})`;
    return `${cut(title, maxTitleLength - suffix.length).trimEnd()}${suffix}`;
  };
  for (let number = 1; ; number += 1)
    if (!taken.includes(numbered(number))) return numbered(number);
}

/** From this many learners on, the average of their stars is public: fewer say little, and would reveal who gave them. */
export const fewestStars = 5;

/** What everyone sees of the stars of a quiz: the average, to one decimal. */
export function shownStars({ starsSum, starsCount }: { starsSum: number; starsCount: number }) {
  if (starsCount < fewestStars) return null;
  return { average: Math.round((starsSum / starsCount) * 10) / 10, count: starsCount };
}

/** Which of several attempts counts as a learner's mark on a quiz. */
export const countedAttempts = ['best', 'last', 'average', 'first'] as const;
export type CountedAttempt = (typeof countedAttempts)[number];

/** How the player shows the questions: one at a time, or all on one page. */
export const layouts = ['one', 'all'] as const;
export type Layout = (typeof layouts)[number];

/** How a quiz is taken; an attempt keeps what concerns it from its start. */
export interface TakingRules {
  passMarkPercent: number;
  /** How long the quiz is locked after an attempt. An abandoned one counts as failed. */
  cooldownHours: { passed: number; failed: number };
  /** Null for any number. */
  maxAttempts: number | null;
  countedAttempt: CountedAttempt;
  /** Otherwise questions have the order of the quiz. */
  shuffleQuestions: boolean;
  /** Otherwise options have the order in which they were written. */
  shuffleOptions: boolean;
  /** A question that was passed cannot be answered any more. */
  oneWay: boolean;
  /** The time limit then says how long the quiz takes; it ends no attempt. */
  untimed: boolean;
  /** An answer that is right in part earns a part of its question. */
  partialCredit: boolean;
  /** How much of a question a wrong answer costs that earns nothing, percent. Leaving it out costs nothing. */
  wrongAnswerPenaltyPercent: number;
  /** Each question has a time of its own, from when it is first shown; null: it has not. Goes with `oneWay` only. */
  questionSeconds: number | null;
  /** All on one page leave the way back open, so it does not go with `oneWay`. */
  layout: Layout;
  feedback: Feedback & {
    /** Shown of each question when its answer is checked, which closes the question; null: nothing. */
    atOnce: LevelAtOnce | null;
  };
}

/** The specification's rules, which a quiz has unless an administrator chooses others. */
export const standardRules: TakingRules = {
  passMarkPercent: 80,
  cooldownHours: { passed: 5 * 24, failed: 48 },
  maxAttempts: null,
  countedAttempt: 'best',
  shuffleQuestions: true,
  shuffleOptions: true,
  oneWay: false,
  untimed: false,
  partialCredit: false,
  wrongAnswerPenaltyPercent: 0,
  questionSeconds: null,
  layout: 'one',
  feedback: { atOnce: null, atEnd: 'explanations', afterClosing: 'explanations' },
};

const noWait = { passed: 0, failed: 0 };

/** Rules for common purposes. */
export const rulePresets = {
  standard: standardRules,
  exam: {
    ...standardRules,
    passMarkPercent: 50,
    cooldownHours: noWait,
    maxAttempts: 1,
    feedback: { atOnce: null, atEnd: 'score', afterClosing: 'explanations' },
  },
  homework: {
    ...standardRules,
    passMarkPercent: 60,
    cooldownHours: noWait,
    maxAttempts: 3,
    feedback: { atOnce: null, atEnd: 'marks', afterClosing: 'explanations' },
  },
  practice: {
    ...standardRules,
    cooldownHours: noWait,
    feedback: { ...standardRules.feedback, atOnce: 'explanations' },
  },
} as const satisfies Record<string, TakingRules>;
export type RulePreset = keyof typeof rulePresets;

/** Whether questions with a time of their own come one after another. */
export const timesInOrder = ({
  questionSeconds,
  oneWay,
}: Pick<TakingRules, 'questionSeconds' | 'oneWay'>): boolean => questionSeconds === null || oneWay;

/** Whether questions on one page can be answered in any order. */
export const layoutFits = ({ layout, oneWay }: Pick<TakingRules, 'layout' | 'oneWay'>): boolean =>
  layout === 'one' || !oneWay;

/** Whether the end shows all that was shown at once. */
export const showsAgainAtEnd = ({ feedback: { atOnce, atEnd } }: Pick<TakingRules, 'feedback'>) =>
  atOnce === null || shows(atEnd, atOnce);

/** Why a quiz cannot be started, apart from the wait after an attempt. */
export type StartLock = (typeof startLocks)[number];

/** What decides whether a quiz can be started. */
export interface StartConditions {
  rules: Pick<TakingRules, 'maxAttempts'>;
  opensAt: Date | null;
  closesAt: Date | null;
}

/** Whether the closing date, if both are set, is after the opening date. */
export const closesAfterOpening = ({
  opensAt,
  closesAt,
}: {
  opensAt: Date | string | null;
  closesAt: Date | string | null;
}): boolean => !opensAt || !closesAt || new Date(closesAt) > new Date(opensAt);

/** Whether a quiz is closed at a moment, such as the end of a wait. */
export const isClosedAt = (
  closesAt: Date | string | null,
  moment: Date | string | number,
): boolean => closesAt !== null && new Date(closesAt) <= new Date(moment);

/** @param taken how many attempts the learner has finished */
export function startLock(
  { rules: { maxAttempts }, opensAt, closesAt }: StartConditions,
  taken: number,
  now: Date,
): StartLock | null {
  if (isClosedAt(closesAt, now)) return 'closed';
  if (maxAttempts !== null && taken >= maxAttempts) return 'used-up';
  return opensAt && opensAt > now ? 'not-yet' : null;
}

/** Whether only those who start a quiz may read its questions. */
export const hidesQuestions = (quiz: {
  needsAccessCode: boolean;
  opensAt: Date | null;
  isListed: boolean;
}): boolean => quiz.needsAccessCode || quiz.opensAt !== null || !quiz.isListed;

/** Whether a quiz that is by link is for members and in no list. */
export const isHiddenByLink = (quiz: {
  isByLink: boolean;
  isMembersOnly: boolean;
  isListed: boolean;
}): boolean => !quiz.isByLink || (quiz.isMembersOnly && !quiz.isListed);

/** Access codes are compared without regard to case and outer spaces. */
export const isAccessCode = (code: string, given: string | undefined): boolean =>
  given !== undefined && given.trim().toLowerCase() === code.trim().toLowerCase();

/** Minutes of a short, a medium and a long quiz, both ends included. */
export const lengthBounds = {
  short: { from: 1, to: 10 },
  medium: { from: 11, to: 20 },
  long: { from: 21, to: 1440 },
} as const satisfies Record<QuizLength, { from: number; to: number }>;

/** The author's difficulty on the rating scale (0 to 1000), used until learners have answered. */
export const authorRating = { easy: 250, medium: 500, hard: 750 } as const;

/** Ratings between these are intermediate, these included; below is for beginners, above is advanced. */
export const levelBounds = { intermediate: 420, advanced: 580 };

/** The level that a rating from 0 to 1000 belongs to. */
export function levelOf(rating: number): LearningLevel {
  if (rating < levelBounds.intermediate) return 'beginner';
  return rating <= levelBounds.advanced ? 'intermediate' : 'advanced';
}

const levelNames = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const satisfies Record<LearningLevel, string>;

/** The difficulty that is shown: an administrator's choice, else the mean rating of the questions. */
export const quizDifficulty = (override: LearningLevel | null, meanRating: number | null) =>
  levelNames[override ?? (meanRating === null ? 'beginner' : levelOf(meanRating))];
