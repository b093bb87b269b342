import { VisuallyHidden } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSecondsUntil } from '../../server-clock.tsx';
import { formatClock } from '../../ui/format.ts';
import classes from './quiz-timer.module.css';

const runningLow = 300;
const almostOver = 60;
const lastSeconds = 10;

/** What is left of the time, by the server's clock. `onZero` comes once. */
export function QuizTimer({ deadline, onZero }: { deadline: string; onZero: () => void }) {
  const seconds = useSecondsUntil(deadline);
  useOnce(seconds === 0, onZero);
  const warning = timerWarning(seconds);
  return (
    <div className={classes.timer} data-level={warning?.level}>
      <IconClock size={20} aria-hidden />
      <span className={classes.clock} role="timer" aria-label="Time left" data-figures>
        {formatClock(seconds)}
      </span>
      {warning && (
        <span className={classes.words} aria-hidden>
          {warning.text}
        </span>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{warning?.level === 'low' && warning.spoken}</span>
        <span aria-live="assertive">{warning?.level === 'critical' && warning.spoken}</span>
      </VisuallyHidden>
    </div>
  );
}

/** What the timer says beside its figures, and to a screen reader: once per threshold, never each second. */
export function timerWarning(seconds: number) {
  if (seconds > runningLow) return undefined;
  if (seconds > almostOver) {
    const spoken = 'Time running low! At most 5 minutes are left.';
    return { level: 'low', text: 'Time running low!', spoken } as const;
  }
  const left = seconds > lastSeconds ? 'At most 1 minute is left' : 'At most 10 seconds are left';
  return {
    level: 'critical',
    text: 'Auto-submit in progress!',
    spoken: `${left}. At zero your answers are submitted by themselves.`,
  } as const;
}

function useOnce(happened: boolean, tell: () => void) {
  const told = useRef(false);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (!happened || told.current) return;
    told.current = true;
    latest.current();
  }, [happened]);
}
