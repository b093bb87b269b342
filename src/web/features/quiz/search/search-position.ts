/** No option is chosen: the text in the box is. */
export const inBox = -1;

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/**
 * The option that an arrow key leads to, or `inBox`, which lies between the last option and the first.
 * @returns undefined for every other key, and where there is no option
 */
export function positionAfter(key: string, position: number, count: number): number | undefined {
  const step = steps.get(key);
  if (step === undefined || count === 0) return undefined;
  const positions = count + 1;
  return ((position + 1 + step + positions) % positions) - 1;
}
