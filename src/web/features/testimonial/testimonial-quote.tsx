import type { Testimonial } from '#shared/features/testimonial/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { Stars } from '#web/ui/stars/stars.tsx';
import { testimonialMessages } from './messages/messages.ts';
import classes from './testimonial-quote.module.css';

type Words = Pick<Testimonial, 'name' | 'role' | 'content' | 'rating'>;

/** A testimonial with its author. */
export function TestimonialQuote({ words }: { words: Words }) {
  const m = useMessages(testimonialMessages);
  return (
    <figure className={classes.quote}>
      <Stars rating={words.rating} label={m.rated({ rating: words.rating })} />
      <blockquote className={classes.content} dir="auto">
        {words.content}
      </blockquote>
      <figcaption className={classes.who}>
        <strong>{words.name}</strong>
        <span className={classes.role}>{words.role}</span>
      </figcaption>
    </figure>
  );
}
