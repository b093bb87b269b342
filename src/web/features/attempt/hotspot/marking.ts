import { pictureSide } from '#shared/features/question/question-types/picture-side.ts';
import type { Spot } from '#shared/features/question/question-types/region.ts';

/** The result of an action on the picture; `number` is that of the spot, from 1. */
export interface Marking {
  outcome: 'placed' | 'removed' | 'full' | 'none';
  spots: Spot[];
  number: number;
  at: Spot;
}

/** Places a spot. Where one is all that is asked for, it moves. */
export function markedAt(spots: Spot[], at: Spot, most: number): Marking {
  if (most === 1) return { outcome: 'placed', spots: [at], number: 1, at };
  return spots.length < most
    ? { outcome: 'placed', spots: [...spots, at], number: spots.length + 1, at }
    : { outcome: 'full', spots, number: spots.length, at };
}

export function unmarked(spots: Spot[], index: number): Marking {
  const at = spots[index] ?? { x: 0, y: 0 };
  return { outcome: 'removed', spots: spots.toSpliced(index, 1), number: index + 1, at };
}

/**
 * The index of the spot that is nearest to another.
 * @param reach how far it may be away, as shares of the width and the height
 */
export function nearestSpot(
  spots: readonly Spot[],
  { x, y }: Spot,
  reach: { x: number; y: number },
): number | undefined {
  const distances = spots.map((spot, index) => ({
    index,
    distance: Math.hypot(
      (spot.x - x) / (reach.x * pictureSide),
      (spot.y - y) / (reach.y * pictureSide),
    ),
  }));
  const [nearest] = distances.toSorted((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= 1 ? nearest.index : undefined;
}

/** How far an arrow key moves the cross: one percent of the picture, or ten with Shift. */
const steps = { small: pictureSide / 100, large: pictureSide / 10 };

const directions: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where the cross is after a key; undefined for a key that does not move it. */
export function crossAfter(
  cross: Spot,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Spot | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const step = shiftKey ? steps.large : steps.small;
  const within = (coordinate: number) => Math.max(0, Math.min(pictureSide, coordinate));
  return { x: within(cross.x + direction.x * step), y: within(cross.y + direction.y * step) };
}

/** By keyboard, a spot is at the cross up to this share of the picture. */
const keyReach = { x: 0.03, y: 0.03 };

/** What Delete and Backspace do at the cross. */
export function removedByKey(
  key: string,
  { spots, cross }: { spots: Spot[]; cross: Spot },
): Marking | undefined {
  if (key !== 'Delete' && key !== 'Backspace') return undefined;
  const near = nearestSpot(spots, cross, keyReach);
  return near === undefined
    ? { outcome: 'none', spots, number: 0, at: cross }
    : unmarked(spots, near);
}
