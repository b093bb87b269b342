/** Milliseconds before the next try after this many failed ones. */
export function backOff(failures: number): number {
  return Math.min(15_000, 1000 * 2 ** (failures - 1));
}
