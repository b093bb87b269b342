// Without zod: the player and the screen for marking load it.

export const maxCriteria = 20;
export const maxLevels = 10;

/** A step of a criterion, with what it earns. */
interface Level {
  points: number;
  description: string;
}

/** What is assessed, with the levels that an answer can reach. */
export interface Criterion {
  name: string;
  levels: readonly Level[];
}

/** For each criterion the index of the level that was chosen. */
export type ChosenLevels = readonly number[];

const mostOf = ({ levels }: Criterion): number =>
  Math.max(0, ...levels.map(({ points }) => points));

/** What a rubric can give at most. */
export const maxPoints = (rubric: readonly Criterion[]): number =>
  rubric.reduce((sum, criterion) => sum + mostOf(criterion), 0);

/** What the chosen levels give. */
export const pointsOfLevels = (rubric: readonly Criterion[], chosen: ChosenLevels): number =>
  rubric.reduce((sum, { levels }, index) => sum + (levels[chosen[index] ?? -1]?.points ?? 0), 0);

/** Whether exactly one existing level of each criterion is chosen. */
export const isRubricFilled = (rubric: readonly Criterion[], chosen: ChosenLevels): boolean =>
  chosen.length === rubric.length &&
  rubric.every(({ levels }, index) => levels[chosen[index] ?? -1] !== undefined);

/** What the chosen levels earn of the question, in whole percent: 100 only with all points. */
export function creditOfLevels(rubric: readonly Criterion[], chosen: ChosenLevels): number {
  const most = maxPoints(rubric);
  return most === 0 ? 0 : Math.floor((100 * pointsOfLevels(rubric, chosen)) / most);
}

/** How many words a text has; in scripts without spaces each character counts as one. */
export function countWords(text: string): number {
  const spaced = text.replace(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/gu, ' x ');
  return spaced.match(/[\p{L}\p{N}]+(?:['’\-‐.,·]?[\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
}
