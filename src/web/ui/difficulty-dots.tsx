import { VisuallyHidden } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { uiMessages } from '#web/ui/messages/messages.ts';
import classes from './difficulty-dots.module.css';

/** One of three, as bubbles filled up to it, and in words. */
export function DifficultyDots({ level, label }: { level: 1 | 2 | 3; label: string }) {
  const m = useMessages(uiMessages);
  return (
    <span className={classes.difficulty}>
      <VisuallyHidden>{m.difficulty} </VisuallyHidden>
      <span className={classes.dots} aria-hidden>
        {[1, 2, 3].map((dot) => (
          <span key={dot} className={classes.dot} data-filled={dot <= level || undefined} />
        ))}
      </span>
      {label}
    </span>
  );
}
