import { useState } from 'react';
import classes from './cover-art.module.css';

interface CoverProps {
  /** What the drawing is made from: the same text always gives the same drawing. */
  seed: string;
  /** Shown in place of the drawing; when it cannot be loaded the drawing comes back. */
  src?: string | null | undefined;
  /** Empty when the name stands beside it. */
  alt?: string;
}

const columns = 12;
const rows = 5;

/** A picture in 12 by 5: the given image, or an answer sheet filled in after the seed. */
export function Cover({ seed, src, alt = '' }: CoverProps) {
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken) {
    const giveUp = () => setBroken(src);
    return (
      <img
        ref={(image) => {
          // It may have failed in the page from the server, before anything here could hear of it.
          if (image?.complete && image.naturalWidth === 0) image.decode().catch(giveUp);
        }}
        className={classes.cover}
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        width={1200}
        height={500}
        onError={giveUp}
      />
    );
  }
  return <AnswerSheet seed={seed} />;
}

function AnswerSheet({ seed }: { seed: string }) {
  const chance = chanceFrom(seed);
  const hue = Math.floor(chance() * 4);
  const sheet = Array.from({ length: columns }, (_, column) => ({
    column,
    filled: Math.floor(chance() * rows),
    marked: chance() < 0.12,
  }));
  return (
    <svg
      className={classes.cover}
      data-hue={hue}
      viewBox="0 0 240 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <rect className={classes.ground} width="240" height="100" />
      {sheet.flatMap(({ column, filled, marked }) =>
        Array.from({ length: rows }, (_, row) => (
          <circle
            key={`${column}-${row}`}
            cx={10 + column * 20}
            cy={10 + row * 20}
            r={row === filled ? 6.5 : 5.5}
            className={row === filled ? (marked ? classes.marked : classes.filled) : classes.empty}
          />
        )),
      )}
    </svg>
  );
}

/** A small repeatable generator (mulberry32) started from a text. */
function chanceFrom(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
