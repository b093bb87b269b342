import { useEffect, useRef } from 'react';
import { useFormat } from '#web/language/language.tsx';
import { useSecondsUntil } from '#web/server-clock.tsx';

interface CountdownProps {
  /** ISO 8601 */
  to: string;
  /** Once, when zero is reached while it is on screen. */
  onEnd?: () => void;
  /** How the seconds that are left are written. */
  format?: (seconds: number) => string;
}

/** The time until `to`, by the server's clock. */
export function Countdown({ to, onEnd, format }: CountdownProps) {
  const words = useFormat();
  const seconds = useSecondsUntil(to);
  const running = useRef(false);
  useEffect(() => {
    if (seconds > 0) running.current = true;
    else if (running.current) {
      running.current = false;
      onEnd?.();
    }
  }, [seconds, onEnd]);
  return (
    <span role="timer" data-figures suppressHydrationWarning>
      {format ? format(seconds) : words.duration(seconds)}
    </span>
  );
}
