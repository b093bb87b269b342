import { type CSSProperties, useState } from 'react';
import { pictureSizes } from '#web/pictures/picture-sizes.ts';
import classes from './cover-art.module.css';
import { drawCover } from './cover-drawing.ts';

interface CoverProps {
  /** What it is about: gives colour and drawing. */
  category: string;
  /** What it is the cover of: gives the part of the drawing and the letter. */
  title: string;
  /** Shown in place of the drawing; when it cannot be loaded the drawing comes back. */
  src?: string | null | undefined;
  /** What the picture shows. Empty if the name is next to it. */
  alt?: string | null | undefined;
}

/** A picture in 12 by 5: the given image, or a drawing by category and title. */
export function Cover({ category, title, src, alt }: CoverProps) {
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken) {
    const giveUp = () => setBroken(src);
    const { srcSet, sizes } = pictureSizes(src, '40rem');
    return (
      <img
        ref={(image) => {
          // It may have failed to load before hydration, and then there is no error event.
          if (image?.complete && image.naturalWidth === 0) image.decode().catch(giveUp);
        }}
        {...(srcSet && { srcSet, sizes })}
        className={classes.cover}
        src={src}
        alt={alt ?? ''}
        loading="lazy"
        decoding="async"
        width={1200}
        height={500}
        onError={giveUp}
      />
    );
  }
  const { motif, hue, x, y, size, letter } = drawCover(category, title);
  const part: CSSProperties & Record<`--${string}`, string> = {
    '--x': `${x}%`,
    '--y': `${y}%`,
    '--size': `${size}%`,
  };
  return (
    <div
      className={classes.cover}
      data-motif={motif}
      data-hue={hue}
      data-letter={letter}
      style={part}
      aria-hidden
    />
  );
}
