import type { ByGroup, QuestionNote } from './results.ts';

/* The formulas of results. docs/statistics.md names their sources. */

/** Below this many attempts, or takers of a question, correlations are not shown: chance decides them. */
export const fewestForCorrelation = 20;

/** The share of attempts in the upper group, and in the lower one, percent (Kelley 1939). */
const groupPercent = 27;

/** How many attempts ended with `score` of `total`; both in the same unit, in whole numbers. */
export interface ScoreCount {
  score: number;
  total: number;
  attempts: number;
  passed: number;
}

type Share = Pick<ScoreCount, 'score' | 'total'>;

/** Compares two shares in whole numbers. */
const compareShares = (a: Share, b: Share): number => a.score * b.total - b.score * a.total;

const percentOf = ({ score, total }: Share): number => (100 * score) / total;

export const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);

/** Mean, median and sample standard deviation of the scores in percent, and their distribution. */
export function describeScores(counts: readonly ScoreCount[]) {
  const ordered = [...counts].sort(compareShares);
  const attempts = sumOf(ordered, (row) => row.attempts);
  const passed = sumOf(ordered, (row) => row.passed);
  const distribution = Array.from({ length: 10 }, () => 0);
  for (const row of ordered) {
    const bin = Math.min(9, Math.floor((10 * row.score) / row.total));
    distribution[bin] = (distribution[bin] ?? 0) + row.attempts;
  }
  if (attempts === 0)
    return { attempts, passed, mean: null, median: null, deviation: null, distribution };
  const mean = sumOf(ordered, (row) => row.attempts * percentOf(row)) / attempts;
  const squares = sumOf(ordered, (row) => row.attempts * (percentOf(row) - mean) ** 2);
  const deviation = attempts > 1 ? Math.sqrt(squares / (attempts - 1)) : null;
  return { attempts, passed, mean, median: medianOf(ordered, attempts), deviation, distribution };
}

/** @param ordered by their share, the lowest first */
function medianOf(ordered: readonly ScoreCount[], attempts: number): number | null {
  const lower = scoreAt(ordered, Math.ceil(attempts / 2));
  const upper = scoreAt(ordered, Math.floor(attempts / 2) + 1);
  return lower && upper ? (percentOf(lower) + percentOf(upper)) / 2 : null;
}

/** The score of the attempt with this rank, from 1. */
function scoreAt(ordered: readonly ScoreCount[], rank: number): Share | undefined {
  let passed = 0;
  return ordered.find((row) => {
    passed += row.attempts;
    return passed >= rank;
  });
}

/** Up to which score an attempt is in the lower group, and from which on it is in the upper one. */
export interface GroupLimits {
  lower: Share;
  upper: Share;
}

/**
 * The limits of the lower and the upper 27 percent. Attempts with equal scores are in the same group, so that a
 * group may be larger. Undefined when the groups would overlap.
 */
export function groupLimits(counts: readonly ScoreCount[]): GroupLimits | undefined {
  const ordered = [...counts].sort(compareShares);
  const attempts = sumOf(ordered, (row) => row.attempts);
  const size = Math.ceil((attempts * groupPercent) / 100);
  const lower = scoreAt(ordered, size);
  const upper = scoreAt(ordered, attempts + 1 - size);
  if (!lower || !upper || compareShares(lower, upper) >= 0) return undefined;
  return { lower, upper };
}

/**
 * Sums over the answers to one question. A right answer is 1 and a wrong one 0; where parts of answers count, or wrong
 * ones cost, it is what the answer earned. The rest of an attempt is the share that the other questions earned.
 */
export interface ItemSums {
  takers: number;
  credit: number;
  creditSquares: number;
  /** Answers in attempts with other questions, and what they earned. */
  compared: number;
  comparedCredit: number;
  comparedSquares: number;
  restSum: number;
  restSquares: number;
  /** The sum of what an answer earned times its rest. */
  products: number;
}

/** What an answer earned on average: the share of right answers where these are all that counts. Omitted ones earn 0. */
export const meanCredit = ({ takers, credit }: Pick<ItemSums, 'takers' | 'credit'>): number =>
  takers === 0 ? 0 : credit / takers;

/** The mean credit; not below 0, also where wrong answers cost more than right ones earn. */
export const facilityOf = (sums: Pick<ItemSums, 'takers' | 'credit'>): number =>
  Math.max(0, meanCredit(sums));

/** The sum of the squared differences from the mean credit. */
export const squaredResidualsOf = ({
  takers,
  credit,
  creditSquares,
}: Pick<ItemSums, 'takers' | 'credit' | 'creditSquares'>): number =>
  takers === 0 ? 0 : creditSquares - credit ** 2 / takers;

/** What is left of a sum of squares after rounding. */
const negligible = 1e-9;

/**
 * The correlation of an answer with the rest of its attempt (the corrected point-biserial correlation). Null when all answers, or all rests, are equal.
 */
export function discriminationOf(sums: ItemSums): number | null {
  const { compared, comparedCredit, comparedSquares, restSum, restSquares } = sums;
  if (compared < 2) return null;
  const answerSquares = comparedSquares - comparedCredit ** 2 / compared;
  const squares = restSquares - restSum ** 2 / compared;
  if (answerSquares <= negligible || squares <= negligible) return null;
  const products = sums.products - (comparedCredit * restSum) / compared;
  return Math.min(1, Math.max(-1, products / Math.sqrt(answerSquares * squares)));
}

/** Sums over the answers of all evaluated attempts. A residual is what an answer earned minus the mean credit of its question. */
export interface ReliabilitySums {
  attempts: number;
  answers: number;
  /** Pairs of different answers of the same attempt, each counted in both orders. */
  pairs: number;
  /** The sum of the squared residuals of all answers. */
  squaredResiduals: number;
  /** The sum over the attempts of the square of the sum of their residuals. */
  squaredTotals: number;
}

/**
 * Cronbach's alpha for an attempt with the average number of questions, from the average variance of an answer
 * and the average covariance of two answers of the same attempt. It equals the usual formula when all attempts
 * have the same questions. Null when it is not defined.
 */
export function alphaOf(sums: ReliabilitySums): number | null {
  const { attempts, answers, pairs, squaredResiduals, squaredTotals } = sums;
  if (attempts < 2 || pairs === 0 || squaredTotals <= negligible) return null;
  const questions = answers / attempts;
  const variance = squaredResiduals / answers;
  const covariance = (squaredTotals - squaredResiduals) / pairs;
  const spread = variance + (questions - 1) * covariance;
  return spread <= negligible ? null : (questions * covariance) / spread;
}

/** The standard error of measurement, in the unit of the standard deviation. */
export const errorOf = (deviation: number, alpha: number): number =>
  deviation * Math.sqrt(Math.max(0, 1 - alpha));

interface JudgedQuestion {
  takers: number;
  omitted: number;
  facility: number;
  discrimination: number | null;
  /** Whether one option is chosen, so that options compete with one another. */
  hasOneChoice: boolean;
  options: readonly { isKey: boolean; chosen: ByGroup }[];
}

/** Of all groups together. */
export const totalOf = ({ lower, middle, upper }: ByGroup): number => lower + middle + upper;

/** What an author should look at, the most serious first; nothing before there are enough takers. */
export function notesOn(question: JudgedQuestion): QuestionNote[] {
  const { takers, omitted, facility, discrimination, hasOneChoice, options } = question;
  if (takers < fewestForCorrelation) return [];
  const wrong = options.filter(({ isKey }) => !isKey);
  const keyInUpper = sumOf(options, ({ isKey, chosen }) => (isKey ? chosen.upper : 0));
  const isExtreme = facility <= 0.2 || facility >= 0.95;
  const isTrue: Record<QuestionNote, boolean> = {
    against: discrimination !== null && discrimination < 0,
    rival: hasOneChoice && wrong.some(({ chosen }) => chosen.upper > keyInUpper),
    hard: facility <= 0.2,
    easy: facility >= 0.95,
    weak: !isExtreme && discrimination !== null && discrimination >= 0 && discrimination < 0.1,
    omitted: omitted * 5 >= takers,
    unused_option: hasOneChoice && wrong.some(({ chosen }) => totalOf(chosen) === 0),
  };
  return order.filter((note) => isTrue[note]);
}

const order: readonly QuestionNote[] = [
  'against',
  'rival',
  'hard',
  'omitted',
  'weak',
  'easy',
  'unused_option',
];
