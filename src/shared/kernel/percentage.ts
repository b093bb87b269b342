/** Percent with one decimal, truncated and not rounded: 79.96 shows as 79.9, so no failed result shows 80. */
export function percentage(score: number, total: number): number {
  return total === 0 ? 0 : Math.floor((score * 1000) / total) / 10;
}
