import type { ReactNode, Ref } from 'react';
import { pictureSide } from '#shared/features/question/question-types/picture-side.ts';
import type { Spot } from '#shared/features/question/question-types/region.ts';
import { pictureSizes, widestInQuestion } from './picture-sizes.ts';
import classes from './picture-stage.module.css';
import { useShownMedia } from './shown-media.ts';

interface PictureStageProps {
  src: string;
  alt: string;
  /** 1: as wide as there is room. */
  zoom?: number;
  stage?: Ref<HTMLDivElement>;
  onBroken?: () => void;
  children: ReactNode;
}

/** A picture with something over it. Spots count from the left in every language. */
export function PictureStage({
  src: address,
  alt,
  zoom = 1,
  stage,
  onBroken,
  children,
}: PictureStageProps) {
  const src = useShownMedia(address);
  const sizes = pictureSizes(src, widestInQuestion);
  const { width, height } = sizes;
  const isKnown = width !== undefined && height !== undefined;
  const widest = isKnown ? `min(100%, ${width}px, ${(80 * width) / height}vh)` : '100%';
  return (
    <div className={classes.scroller} dir="ltr">
      <div
        className={classes.stage}
        ref={stage}
        style={{ inlineSize: `calc(${zoom} * ${widest})` }}
      >
        <img
          {...sizes}
          className={classes.picture}
          style={isKnown ? { aspectRatio: `${width} / ${height}` } : {}}
          src={src}
          alt={alt}
          draggable={false}
          onError={onBroken}
        />
        {children}
      </div>
    </div>
  );
}

/** The spot of a pointer on a picture. */
export function spotUnder(
  { clientX, clientY }: { clientX: number; clientY: number },
  picture: Element,
): Spot {
  const { left, top, width, height } = picture.getBoundingClientRect();
  return { x: along((clientX - left) / width), y: along((clientY - top) / height) };
}

const along = (share: number): number =>
  Math.max(0, Math.min(pictureSide, Math.round(share * pictureSide)));

/** Where something is over the picture. */
export const placedAt = ({ x, y }: Spot) => ({
  insetInlineStart: `${(100 * x) / pictureSide}%`,
  insetBlockStart: `${(100 * y) / pictureSide}%`,
});
