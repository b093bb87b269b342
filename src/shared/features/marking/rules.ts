import {
  type Criterion,
  creditOfLevels,
  isRubricFilled,
} from '../question/question-types/essay/rubric.ts';

/** What a person has chosen. */
interface Chosen {
  levels: readonly number[] | null;
  credit: number | null;
}

/**
 * What a mark gives, in whole percent of the question.
 * @returns null while it is not complete
 */
export function creditOfMark(
  rubric: readonly Criterion[],
  { levels, credit }: Chosen,
): number | null {
  if (rubric.length === 0) return levels === null ? credit : null;
  return credit === null && levels !== null && isRubricFilled(rubric, levels)
    ? creditOfLevels(rubric, levels)
    : null;
}
