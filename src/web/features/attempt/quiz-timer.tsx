import { VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconClock, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSecondsUntil } from '../../server-clock.tsx';
import { formatClock } from '../../ui/format.ts';
import classes from './quiz-timer.module.css';

const runningLow = 300;
const almostOver = 60;
const lastSeconds = 10;

/**
 * What is left of the time, by the server's clock. `onZero` comes once. Whom the figures trouble can
 * hide them, until the last five minutes.
 */
export function QuizTimer({ deadline, onZero }: { deadline: string; onZero: () => void }) {
  const seconds = useSecondsUntil(deadline);
  useOnce(seconds === 0, onZero);
  const [isHidden, setHidden] = useLocalStorage({
    key: 'quiz-timer-hidden',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const warning = timerWarning(seconds);
  return (
    <div className={classes.timer} data-level={warning?.level}>
      {warning ? (
        <IconClock size={20} aria-hidden />
      ) : (
        <HideButton isHidden={isHidden} onClick={() => setHidden(!isHidden)} />
      )}
      {(warning || !isHidden) && (
        <span className={classes.clock} role="timer" aria-label="Time left" data-figures>
          {formatClock(seconds)}
        </span>
      )}
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

function HideButton({ isHidden, onClick }: { isHidden: boolean; onClick: () => void }) {
  const Icon = isHidden ? IconEye : IconEyeOff;
  const label = isHidden ? 'Show time' : 'Hide time';
  return (
    <button
      type="button"
      className={classes.hide}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden />
      {isHidden && <span>Show time</span>}
    </button>
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
