import { useEffect, useRef } from 'react';
import { useSecondsUntil } from '#web/server-clock.tsx';
import { formatCountdown } from './format.ts';

interface CountdownProps {
  /** ISO 8601 */
  to: string;
  /** Once, when zero is reached while it is on screen. */
  onEnd?: () => void;
}

/** Hours, minutes and seconds until `to`, by the server's clock. */
export function Countdown({ to, onEnd }: CountdownProps) {
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
      {formatCountdown(seconds)}
    </span>
  );
}
