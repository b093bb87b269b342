/** A number of the standard normal distribution. */
export const normal = (chance: () => number) =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

function ranks(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const placed = new Map(order.map((index, rank) => [index, rank]));
  return values.map((_, index) => placed.get(index) ?? 0);
}

/** Spearman's rank correlation of two lists without ties. */
export function rankCorrelation(left: readonly number[], right: readonly number[]): number {
  const [a, b] = [ranks(left), ranks(right)];
  const squares = a.reduce((sum, rank, index) => sum + (rank - (b[index] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (left.length * (left.length ** 2 - 1));
}
