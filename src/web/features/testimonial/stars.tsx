import { VisuallyHidden } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import classes from './stars.module.css';

/** A rating out of five. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={classes.stars}>
      <VisuallyHidden>Rated {rating} of 5</VisuallyHidden>
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
