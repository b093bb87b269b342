import { Button, VisuallyHidden } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSecondsUntil } from '#web/server-clock.tsx';
import { formatClock } from '#web/ui/text/format.ts';
import classes from './quiz-timer.module.css';

const runningLow = 300;
const almostOver = 60;
const lastSeconds = 10;

interface QuizTimerProps {
  deadline: string;
  /** The learner does not want to see the time; it is shown all the same in the last five minutes. */
  isHidden: boolean;
  onShow: () => void;
  /** Called once. */
  onZero: () => void;
}

/** The remaining time, by the server's clock. */
export function QuizTimer({ deadline, isHidden, onShow, onZero }: QuizTimerProps) {
  const seconds = useSecondsUntil(deadline);
  useOnce(seconds === 0, onZero);
  const warning = timerWarning(seconds);
  return (
    <div className={classes.timer} data-level={warning?.level}>
      {warning || !isHidden ? (
        <>
          <IconClock size={18} aria-hidden />
          <span className={classes.clock} role="timer" aria-label="Time left" data-figures>
            {formatClock(seconds)}
          </span>
        </>
      ) : (
        <Button className={classes.show} variant="subtle" color="gray" onClick={onShow}>
          Show time
        </Button>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{warning?.level === 'low' && warning.spoken}</span>
        <span aria-live="assertive">{warning?.level === 'critical' && warning.spoken}</span>
      </VisuallyHidden>
    </div>
  );
}

/** The warning next to the time and for screen readers: once per threshold, not every second. */
export function timerWarning(seconds: number) {
  if (seconds > runningLow) return undefined;
  if (seconds > almostOver) {
    const spoken = 'Time running low! 5 minutes left.';
    return { level: 'low', text: 'Time running low!', spoken } as const;
  }
  const left = seconds > lastSeconds ? '1 minute left.' : '10 seconds left.';
  return {
    level: 'critical',
    text: 'Auto-submit in progress!',
    spoken: `${left} Your answers will be submitted automatically.`,
  } as const;
}

function useOnce(happened: boolean, callback: () => void) {
  const isDone = useRef(false);
  const call = useEffectEvent(callback);
  useEffect(() => {
    if (!happened || isDone.current) return;
    isDone.current = true;
    call();
  }, [happened]);
}
