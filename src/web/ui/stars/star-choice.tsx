import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import classes from './star-choice.module.css';

const stars = [1, 2, 3, 4, 5];

interface StarChoiceProps {
  /** 0 before a choice. */
  value: number;
  onChange: (rating: number) => void;
  labelledBy: string;
  /** What this many stars mean: '4 of 5 stars: Very Good'. */
  labelOf: (star: number) => string;
  /** The id of the error on screen, if the choice is refused. */
  errorId?: string | undefined;
}

/** Five radio buttons, drawn as stars. */
export function StarChoice({ value, onChange, labelledBy, labelOf, errorId }: StarChoiceProps) {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const choose = useRef(onChange);
  useEffect(() => {
    // A star may have been chosen before hydration.
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen) choose.current(Number(chosen.value));
  }, []);
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={classes.stars}
      {...(errorId ? { 'aria-invalid': true, 'aria-describedby': errorId, tabIndex: -1 } : {})}
    >
      {stars.map((star) => (
        <label key={star} className={classes.star}>
          <input
            type="radio"
            name={name}
            value={star}
            checked={value === star}
            onChange={() => onChange(star)}
            aria-label={labelOf(star)}
            className={classes.input}
          />
          {star <= value ? (
            <IconStarFilled className={classes.full} size={36} aria-hidden />
          ) : (
            <IconStar className={classes.empty} size={36} stroke={1.5} aria-hidden />
          )}
        </label>
      ))}
    </div>
  );
}
