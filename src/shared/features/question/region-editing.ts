import { pictureSide } from './question-types/picture-side.ts';
import type { Region, Spot } from './question-types/region.ts';
import { type Box, boxOf } from './question-types/spots.ts';

/** The smallest side of a region that is drawn or resized. */
const smallestSide = pictureSide / 100;

type Shape = Region['shape'];

const within = (value: number, least: number, most: number) =>
  Math.round(Math.max(least, Math.min(most, value)));

/** The box with two spots as opposite corners. */
export function boxBetween(one: Spot, other: Spot): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return { x, y, width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) };
}

export const isLargeEnough = ({ width, height }: Box): boolean =>
  width >= smallestSide && height >= smallestSide;

/** A region that fills a box; a polygon begins as a diamond. */
export function regionIn({ x, y, width, height }: Box, shape: Shape): Region {
  if (shape !== 'polygon') return { shape, x, y, width, height };
  const [right, bottom] = [x + width, y + height];
  const [middleX, middleY] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  return {
    shape,
    corners: [
      { x: middleX, y },
      { x: right, y: middleY },
      { x: middleX, y: bottom },
      { x, y: middleY },
    ],
  };
}

/** The region elsewhere, but not beyond the picture. */
export function movedBy(region: Region, { x, y }: Spot): Region {
  const box = boxOf(region);
  const by = {
    x: within(x, -box.x, pictureSide - box.x - box.width),
    y: within(y, -box.y, pictureSide - box.y - box.height),
  };
  return region.shape === 'polygon'
    ? { ...region, corners: region.corners.map((each) => ({ x: each.x + by.x, y: each.y + by.y })) }
    : { ...region, x: region.x + by.x, y: region.y + by.y };
}

/** The region in another box; the corners of a polygon keep their proportions. */
export function fittedIn(region: Region, wanted: Box): Region {
  const x = within(wanted.x, 0, pictureSide - smallestSide);
  const y = within(wanted.y, 0, pictureSide - smallestSide);
  const width = within(wanted.width, smallestSide, pictureSide - x);
  const height = within(wanted.height, smallestSide, pictureSide - y);
  if (region.shape !== 'polygon') return { ...region, x, y, width, height };
  const before = boxOf(region);
  const scaled = (value: number, from: number, size: number) =>
    size === 0 ? 0.5 : (value - from) / size;
  const corners = region.corners.map((corner) => ({
    x: Math.round(x + width * scaled(corner.x, before.x, before.width)),
    y: Math.round(y + height * scaled(corner.y, before.y, before.height)),
  }));
  return { ...region, corners };
}

/** The region larger or smaller, from its upper left corner. */
export function resizedBy(region: Region, { x, y }: Spot): Region {
  const box = boxOf(region);
  return fittedIn(region, { ...box, width: box.width + x, height: box.height + y });
}

/** Where a region can be taken to change its form: the corners of its box, or its own. */
export function handlesOf(region: Region): Spot[] {
  if (region.shape === 'polygon') return region.corners;
  const { x, y, width, height } = region;
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** The region after one of its handles was moved. */
export function withHandleAt(region: Region, handle: number, at: Spot): Region {
  if (region.shape === 'polygon') return { ...region, corners: region.corners.with(handle, at) };
  const opposite = handlesOf(region)[(handle + 2) % 4] ?? at;
  return fittedIn(region, boxBetween(opposite, at));
}

/** Corners as text in percent: `10, 20; 30, 40; 50, 20`. */
export const cornersAsText = (corners: readonly Spot[]): string =>
  corners.map(({ x, y }) => `${x / 100}, ${y / 100}`).join('; ');

/** Corners in a text; undefined unless there are at least three inside the picture. */
export function cornersIn(text: string): Spot[] | undefined {
  const corners = text.split(';').map((pair) => {
    const [x = Number.NaN, y = Number.NaN, ...more] = pair
      .split(',')
      .map((part) => (part.trim() === '' ? Number.NaN : Math.round(Number(part) * 100)));
    return more.length === 0 ? { x, y } : { x: Number.NaN, y };
  });
  const isOnPicture = (value: number) => value >= 0 && value <= pictureSide;
  const areGood =
    corners.length >= 3 &&
    corners.length <= 60 &&
    corners.every(({ x, y }) => isOnPicture(x) && isOnPicture(y));
  return areGood ? corners : undefined;
}
