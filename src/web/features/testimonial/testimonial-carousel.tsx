import { ActionIcon, Card, Skeleton, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Testimonial } from '#shared/features/testimonial/schema.ts';
import { useShown } from '#web/display/shown-display.ts';
import { useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { useTestimonials } from './api.ts';
import { testimonialMessages } from './messages/messages.ts';
import classes from './testimonial-carousel.module.css';
import { TestimonialQuote } from './testimonial-quote.tsx';

const shownFor = 5000;

/** What learners say, one after the other. */
export function TestimonialCarousel() {
  const m = useMessages(testimonialMessages).carousel;
  const { data, error, refetch, isFetching } = useTestimonials();
  if (error) {
    return <FailureAlert title={m.failed} error={error} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data) return <Skeleton h={240} radius="lg" aria-label={m.loading} />;
  if (data.length === 0) {
    return (
      <Card padding="xl">
        <Text ta="center" c="dimmed">
          {m.none}
        </Text>
      </Card>
    );
  }
  return <Carousel items={data} />;
}

function Carousel({ items }: { items: Testimonial[] }) {
  const m = useMessages(testimonialMessages).carousel;
  const count = items.length;
  const { shown, goTo, ...rotation } = useRotation(count);

  return (
    <Card
      component="section"
      aria-roledescription={m.carousel}
      aria-label={m.label}
      padding="lg"
      {...rotation.handlers}
    >
      <div className={classes.stage} aria-live={rotation.running ? 'off' : 'polite'}>
        {items.map((item, index) => (
          <article
            key={item.id}
            aria-roledescription={m.slide}
            aria-label={m.position({ position: index + 1, count })}
            className={classes.slide}
            data-shown={index === shown || undefined}
            inert={index !== shown}
          >
            <TestimonialQuote words={item} />
          </article>
        ))}
      </div>
      {count > 1 && (
        <div className={classes.controls}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={m.previous}
            onClick={() => goTo(shown - 1)}
          >
            <IconChevronLeft size={22} data-points aria-hidden />
          </ActionIcon>
          <div className={classes.dots}>
            {items.map((item, index) => (
              <UnstyledButton
                key={item.id}
                className={classes.dot}
                aria-label={m.item({ position: index + 1 })}
                aria-current={index === shown || undefined}
                onClick={() => goTo(index)}
              />
            ))}
          </div>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={m.next}
            onClick={() => goTo(shown + 1)}
          >
            <IconChevronRight size={22} data-points aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={rotation.stopped ? m.play : m.pause}
            onClick={rotation.toggle}
          >
            {rotation.stopped ? (
              <IconPlayerPlay size={20} aria-hidden />
            ) : (
              <IconPlayerPause size={20} aria-hidden />
            )}
          </ActionIcon>
        </div>
      )}
      {count > 1 && <VisuallyHidden>{m.hint}</VisuallyHidden>}
    </Card>
  );
}

/** Changes every 5 s, except under the pointer or focus. With reduced motion it starts only by its button. */
function useRotation(count: number) {
  const prefersNone = useReducedMotion();
  const wantsNone = useShown('reducedMotion');
  const reduced = prefersNone || wantsNone;
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const shown = current % count;
  const stopped = choice === undefined ? reduced : choice === 'pause';
  // Pressing Play leaves the focus here, and must start the slides all the same.
  const held = hovered || (focused && choice !== 'play');
  const running = count > 1 && !stopped && !held;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setCurrent((shown + 1) % count), shownFor);
    return () => clearTimeout(timer);
  }, [running, shown, count]);

  return {
    shown,
    goTo: (next: number) => setCurrent((next + count) % count),
    running,
    stopped,
    toggle: () => setChoice(stopped ? 'play' : 'pause'),
    handlers: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
