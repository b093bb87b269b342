// Without zod: the player loads it.

/** Whether the item was given its own target. Targets with the same text are the same. */
export function isPlaced(
  { targets, correctOptions }: { targets: readonly string[]; correctOptions: readonly number[] },
  placed: readonly number[],
  option: number,
): boolean {
  const given = targets[placed[option] ?? -1];
  return given !== undefined && given.trim() === targets[correctOptions[option] ?? -1]?.trim();
}

/** The answer with another target of one item: an index, or -1 for none. */
export function withPlaced(
  placed: readonly number[],
  { option, target }: { option: number; target: number },
): number[] {
  const length = Math.max(placed.length, option + 1);
  return Array.from({ length }, (_, index) => (index === option ? target : (placed[index] ?? -1)));
}
