import type { HintedQuestion } from '#shared/features/question/hints/rules.ts';
import { type Finding, type Judged, notApplicable, type ScoredQuiz } from './scored-quiz.ts';

/** Fewer questions are alike by chance. */
const fewest = { difficulties: 5, positions: 8 };
/** The largest share of questions with one difficulty that is not pointed out. */
const evenDifficulty = 0.75;
/** The same for keys: how far their most frequent position may be above chance, of what is possible. */
const evenPosition = 1 / 3;

const even: Judged = { share: 1, findings: [] };

/** 1 up to the bound, then down to 0. */
const above = (value: number, bound: number) =>
  value <= bound ? 1 : Math.max(0, 1 - (value - bound) / (1 - bound));

/** Whether the questions have different difficulties. */
export function difficultyMix({ questions }: ScoredQuiz): Judged {
  if (questions.length < fewest.difficulties) return notApplicable;
  const most = mostFrequent(questions.map(({ difficulty }) => difficulty));
  const share = above(most.indexes.length / questions.length, evenDifficulty);
  if (share === 1) return even;
  // Naming nearly all questions would not help to find those to change.
  const finding: Finding = {
    kind: 'oneDifficulty',
    difficulty: most.value,
    severity: 'slight',
    questions: [],
  };
  return { share, findings: [finding] };
}

interface KeyedQuiz extends Pick<ScoredQuiz, 'shuffleOptions'> {
  questions: readonly HintedQuestion[];
}

/**
 * Whether the keys of single choices are at different positions. Where options are shuffled, only the questions whose
 * key keeps its position are looked at.
 */
export function keyPositions({ questions, shuffleOptions }: KeyedQuiz): Judged {
  const keys = questions.flatMap(({ type, correctOption, pinnedOptions = [], options }, index) =>
    type === 'single_choice' &&
    correctOption !== null &&
    (!shuffleOptions || pinnedOptions.includes(correctOption))
      ? [{ index, position: correctOption, options: options.length }]
      : [],
  );
  if (keys.length < fewest.positions) return notApplicable;
  const most = mostFrequent(keys.map(({ position }) => position));
  const chance = keys.reduce((sum, { options }) => sum + 1 / options, 0) / keys.length;
  const excess = (most.indexes.length / keys.length - chance) / (1 - chance);
  const share = above(excess, evenPosition);
  if (share === 1) return even;
  const concerned = most.indexes.flatMap((at) => keys[at]?.index ?? []);
  const finding: Finding = {
    kind: 'onePosition',
    position: most.value,
    severity: 'serious',
    questions: concerned,
  };
  return { share, findings: [finding] };
}

/** The most frequent of some values, with the indexes at which it occurs; of equally frequent ones the first. */
function mostFrequent<Value>(values: readonly Value[]): { value: Value; indexes: number[] } {
  const indexes = new Map<Value, number[]>();
  for (const [index, value] of values.entries())
    indexes.set(value, [...(indexes.get(value) ?? []), index]);
  const [most] = [...indexes].sort(([, a], [, b]) => b.length - a.length);
  if (!most) throw new RangeError('There are no values');
  return { value: most[0], indexes: most[1] };
}
