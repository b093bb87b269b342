import { VisuallyHidden } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import classes from './stars.module.css';

interface StarsProps {
  rating: number;
  /** The same in words: 'Rated 4 of 5'. */
  label: string;
}

/** A rating out of five. */
export function Stars({ rating, label }: StarsProps) {
  return (
    <span className={classes.stars}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((star) =>
        star <= rating ? (
          <IconStarFilled key={star} size={18} aria-hidden />
        ) : (
          <IconStar key={star} size={18} aria-hidden />
        ),
      )}
    </span>
  );
}
