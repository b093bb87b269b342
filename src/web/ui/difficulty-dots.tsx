import { useMessages } from '#web/language/language.tsx';
import { uiMessages } from '#web/ui/messages/messages.ts';
import classes from './difficulty-dots.module.css';

interface DifficultyDotsProps {
  level: 1 | 2 | 3;
  label: string;
  /** On a phone the words are only read aloud: there is no room for them. */
  isShort?: boolean;
}

/** One of three, as bubbles filled up to it, and in words. */
export function DifficultyDots({ level, label, isShort = false }: DifficultyDotsProps) {
  const m = useMessages(uiMessages);
  return (
    <span className={classes.difficulty}>
      <span className={classes.unseen}>{m.difficulty} </span>
      <span className={classes.dots} aria-hidden>
        {[1, 2, 3].map((dot) => (
          <span key={dot} className={classes.dot} data-filled={dot <= level || undefined} />
        ))}
      </span>
      <span className={isShort ? classes.short : undefined}>{label}</span>
    </span>
  );
}
