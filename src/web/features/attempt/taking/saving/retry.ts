/** Milliseconds before the next try after so many failed ones. */
export function backOff(failures: number): number {
  return Math.min(15_000, 1000 * 2 ** (failures - 1));
}
