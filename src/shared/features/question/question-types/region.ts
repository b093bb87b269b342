import { z } from 'zod';
import { pictureSide } from './picture-side.ts';

const along = (what: string) =>
  z.int().min(0).max(pictureSide).describe(`${what}, in hundredths of a percent of the picture`);

/** A point of a picture, as shares of its width and height. */
export const Spot = z.object({
  x: along('How far from the left'),
  y: along('How far from the top'),
});
export type Spot = z.infer<typeof Spot>;

const box = {
  ...Spot.shape,
  width: along('Its width').min(1),
  height: along('Its height').min(1),
};

/** Of a polygon. */
export const maxCorners = 60;

/** A part of a picture. An ellipse fills the box that is given. */
export const Region = z.discriminatedUnion('shape', [
  z.object({ shape: z.literal('rectangle'), ...box }),
  z.object({ shape: z.literal('ellipse'), ...box }),
  z.object({
    shape: z.literal('polygon'),
    corners: z.array(Spot).min(3).max(maxCorners).describe('Its corners, one after the other'),
  }),
]);
export type Region = z.infer<typeof Region>;
