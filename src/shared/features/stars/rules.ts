export const maxRemarkLength = 300;

/** How many learners gave each number of stars. */
export interface StarCount {
  stars: number;
  count: number;
}

const range = [5, 4, 3, 2, 1];

/** The counts for 5 stars to 1, with their average; null without any. */
export function summarise(counts: readonly StarCount[]) {
  const distribution = range.map((stars) => ({
    stars,
    count: counts.find((row) => row.stars === stars)?.count ?? 0,
  }));
  const count = distribution.reduce((total, row) => total + row.count, 0);
  const sum = distribution.reduce((total, row) => total + row.stars * row.count, 0);
  return { count, average: count === 0 ? null : sum / count, distribution };
}
