import { type Interval, wilsonInterval } from '#shared/kernel/wilson.ts';
import type { Confidence } from '../schema.ts';

/** The share of right answers that is expected with each word, from 0 to 1. */
const saidShares: Readonly<Record<Confidence, number>> = {
  sure: 0.95,
  unsure: 0.7,
  guess: 0.35,
};

/** An answer in practice whose learner has said how sure it is. */
export interface RatedAnswer {
  at: Date;
  confidence: Confidence;
  isRight: boolean;
}

interface Level extends Partial<Interval> {
  confidence: Confidence;
  said: number;
  answers: number;
  right: number;
}

interface Period {
  from: Date;
  until: Date;
  answers: number;
  brier: number;
}

/** Whether a learner is more or less often right than was said; `few`: too few answers to tell. */
export type CalibrationVerdict = 'few' | 'over' | 'under' | 'fair';

export interface CalibrationFigures {
  answers: number;
  brier: number | null;
  verdict: CalibrationVerdict;
  levels: Level[];
  periods: Period[];
}

/** The fewest answers for a verdict, and the answers of a period. */
export const periodAnswers = 30;
const maxPeriods = 12;

/** A difference of more than this many standard deviations is hardly chance. */
const certainly = 1.96;

/**
 * How well a learner's confidence fits the results.
 * @param answers the earliest first
 */
export function calibrationOf(answers: readonly RatedAnswer[]): CalibrationFigures {
  return {
    answers: answers.length,
    brier: answers.length > 0 ? brierOf(answers) : null,
    verdict: verdictOf(answers),
    levels: (['sure', 'unsure', 'guess'] as const).map((confidence) =>
      levelOf(
        confidence,
        answers.filter((answer) => answer.confidence === confidence),
      ),
    ),
    periods: periodsOf(answers),
  };
}

/** The mean squared difference between what was said and what happened: 0 is perfect, 0.25 is saying 50% each time. */
const brierOf = (answers: readonly RatedAnswer[]): number =>
  answers.reduce(
    (sum, { confidence, isRight }) => sum + (saidShares[confidence] - Number(isRight)) ** 2,
    0,
  ) / answers.length;

function levelOf(confidence: Confidence, answers: readonly RatedAnswer[]): Level {
  const right = answers.filter(({ isRight }) => isRight).length;
  const interval = answers.length > 0 ? wilsonInterval(right, answers.length) : {};
  return { confidence, said: saidShares[confidence], answers: answers.length, right, ...interval };
}

/**
 * Compares the number of right answers with the mean and the variance that it would have if the stated confidence were
 * true.
 */
function verdictOf(answers: readonly RatedAnswer[]): CalibrationVerdict {
  if (answers.length < periodAnswers) return 'few';
  const said = answers.map(({ confidence }) => saidShares[confidence]);
  const mean = said.reduce((sum, share) => sum + share, 0);
  const variance = said.reduce((sum, share) => sum + share * (1 - share), 0);
  const right = answers.filter(({ isRight }) => isRight).length;
  if (Math.abs(right - mean) <= certainly * Math.sqrt(variance)) return 'fair';
  return right < mean ? 'over' : 'under';
}

/** Blocks of equally many answers, the newest of which are complete; the time between answers does not matter. */
function periodsOf(answers: readonly RatedAnswer[]): Period[] {
  const count = Math.min(maxPeriods, Math.floor(answers.length / periodAnswers));
  const first = answers.length - count * periodAnswers;
  return Array.from({ length: count }, (_, index) => {
    const start = first + index * periodAnswers;
    const block = answers.slice(start, start + periodAnswers);
    const [{ at: from } = { at: new Date(0) }] = block;
    return {
      from,
      until: block.at(-1)?.at ?? from,
      answers: block.length,
      brier: brierOf(block),
    };
  });
}
