import { pictureSide } from '#shared/features/question/question-types/picture-side.ts';
import type { Spot } from '#shared/features/question/question-types/region.ts';
import { useFormat } from '#web/language/language.tsx';
import { placedAt } from '#web/pictures/picture-stage.tsx';
import classes from './spot-marker.module.css';

interface SpotMarkerProps {
  spot: Spot;
  number: number;
  /** Whether it is in a right region, where that is shown. */
  mark?: 'right' | 'wrong' | undefined;
}

/** A spot on the picture with its number. What it says is written below the picture too. */
export const SpotMarker = ({ spot, number, mark }: SpotMarkerProps) => (
  <span className={classes.spot} style={placedAt(spot)} data-mark={mark} aria-hidden>
    {number}
  </span>
);

/** A spot on the picture in words: how far from the left and from the top. */
export function useSpotInWords() {
  const format = useFormat();
  return ({ x, y }: Spot) => ({
    left: format.percent(x, pictureSide),
    top: format.percent(y, pictureSide),
  });
}
