import type { SVGProps } from 'react';
import { pictureSide } from '#shared/features/question/question-types/picture-side.ts';
import type { Region } from '#shared/features/question/question-types/region.ts';

/** The outline of a region, in a drawing of the units of regions. */
export function RegionShape({
  region,
  ...props
}: { region: Region } & Pick<SVGProps<SVGElement>, 'className'>) {
  const drawn = { ...props, vectorEffect: 'non-scaling-stroke' };
  if (region.shape === 'polygon')
    return <polygon {...drawn} points={region.corners.map(({ x, y }) => `${x},${y}`).join(' ')} />;
  const { x, y, width, height } = region;
  return region.shape === 'rectangle' ? (
    <rect {...drawn} {...{ x, y, width, height }} />
  ) : (
    <ellipse {...drawn} cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} />
  );
}

/** The drawing over a picture: its units are those of regions, whatever the size of the picture. */
export const overPicture = {
  viewBox: `0 0 ${pictureSide} ${pictureSide}`,
  preserveAspectRatio: 'none',
} as const;
