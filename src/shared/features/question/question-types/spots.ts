import type { Region, Spot } from './region.ts';

// Without zod: the player loads it.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether the spot is inside the region or on its border. */
export function isInside(region: Region, { x, y }: Spot): boolean {
  if (region.shape === 'polygon') return isInPolygon(region.corners, { x, y });
  if (region.shape === 'rectangle')
    return (
      x >= region.x &&
      x <= region.x + region.width &&
      y >= region.y &&
      y <= region.y + region.height
    );
  return isInEllipse(region, { x, y });
}

/** In whole numbers: of a spot on the border, the sum of two fractions may be rounded to more than 1. */
function isInEllipse({ x: left, y: top, width, height }: Box, { x, y }: Spot): boolean {
  const across = (2 * (x - left) - width) * height;
  const down = (2 * (y - top) - height) * width;
  return across ** 2 + down ** 2 <= (width * height) ** 2;
}

/** By the number of sides that a ray to the right crosses. */
function isInPolygon(corners: readonly Spot[], { x, y }: Spot): boolean {
  let isIn = false;
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % corners.length] ?? from;
    if (isOnSide(from, to, { x, y })) return true;
    const crosses = from.y > y !== to.y > y;
    if (crosses && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)) isIn = !isIn;
  }
  return isIn;
}

function isOnSide(from: Spot, to: Spot, { x, y }: Spot): boolean {
  const isOnLine = (to.x - from.x) * (y - from.y) === (to.y - from.y) * (x - from.x);
  const isBetween = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  return isOnLine && isBetween(x, from.x, to.x) && isBetween(y, from.y, to.y);
}

/** The smallest box around a region. */
export function boxOf(region: Region): Box {
  if (region.shape !== 'polygon') {
    const { x, y, width, height } = region;
    return { x, y, width, height };
  }
  const [xs, ys] = [region.corners.map(({ x }) => x), region.corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The regions of a question with those that are right. */
interface Keyed {
  regions: readonly Region[];
  correctOptions: readonly number[];
  spotCount: number | null;
}

/** How many spots an answer has. Unless the author says otherwise, one for each right region. */
export const spotsAsked = ({ correctOptions, spotCount }: Omit<Keyed, 'regions'>): number =>
  spotCount ?? correctOptions.length;

/** How many right regions the spots hit. */
export const hitsOf = ({ regions, correctOptions }: Keyed, spots: readonly Spot[]): number =>
  hitRegions(
    correctOptions.flatMap((index) => regions[index] ?? []),
    spots,
  ).size;

/**
 * For each region that is hit, the index of its spot: a spot counts for one region and a region for one spot. Where
 * regions overlap, as many as possible are hit.
 */
export function hitRegions(
  regions: readonly Region[],
  spots: readonly Spot[],
): ReadonlyMap<Region, number> {
  const hit = new Map<Region, number>();
  const find = (spot: number, seen: Set<Region>): boolean =>
    regions.some((region) => {
      const at = spots[spot];
      if (!at || seen.has(region) || !isInside(region, at)) return false;
      seen.add(region);
      const other = hit.get(region);
      if (other !== undefined && !find(other, seen)) return false;
      hit.set(region, spot);
      return true;
    });
  for (const index of spots.keys()) find(index, new Set());
  return hit;
}
