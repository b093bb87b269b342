import { VisuallyHidden } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { testimonialMessages } from './messages/messages.ts';
import classes from './stars.module.css';

/** A rating out of five. */
export function Stars({ rating }: { rating: number }) {
  const m = useMessages(testimonialMessages);
  return (
    <span className={classes.stars}>
      <VisuallyHidden>{m.rated({ rating })}</VisuallyHidden>
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
