import { Button, VisuallyHidden } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useSecondsUntil } from '#web/server-clock.tsx';
import { playerMessages } from './messages/messages.ts';
import classes from './quiz-timer.module.css';

const runningLow = 300;
const almostOver = 60;
const lastSeconds = 10;

interface QuizTimerProps {
  deadline: string;
  /** There is no time limit: the time is shown only when the attempt ends soon all the same. */
  isUntimed: boolean;
  /** The learner does not want to see the time; it is shown all the same in the last five minutes. */
  isHidden: boolean;
  onShow: () => void;
  /** Called once for each deadline: it moves when time is added. */
  onZero: () => void;
}

/** The remaining time, by the server's clock. */
export function QuizTimer({ deadline, isUntimed, isHidden, onShow, onZero }: QuizTimerProps) {
  const { timer, spoken } = useMessages(playerMessages);
  const format = useFormat();
  const seconds = useSecondsUntil(deadline);
  useOnce(seconds === 0 ? deadline : undefined, onZero);
  const warning = timerWarning(seconds);
  if (!showsTime(isUntimed, seconds)) return null;
  return (
    <div className={classes.timer} data-level={warning?.level}>
      {warning || !isHidden ? (
        <>
          <IconClock size={18} aria-hidden />
          <span className={classes.clock} role="timer" aria-label={timer.left} data-figures>
            {format.clock(seconds)}
          </span>
        </>
      ) : (
        <Button className={classes.show} variant="subtle" color="gray" onClick={onShow}>
          {timer.show}
        </Button>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{warning?.level === 'low' && spoken[warning.spoken]}</span>
        <span aria-live="assertive">{warning?.level === 'critical' && spoken[warning.spoken]}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Whether a time left is shown: without a time limit only in the last hour, for example before the quiz closes. */
export const showsTime = (isUntimed: boolean, seconds: number): boolean =>
  !isUntimed || seconds <= 3600;

/** The names of the warnings next to the time and for screen readers: once per threshold, not every second. */
export function timerWarning(seconds: number) {
  if (seconds > runningLow) return undefined;
  if (seconds > almostOver) return { level: 'low', spoken: 'fiveMinutes' } as const;
  const spoken = seconds > lastSeconds ? 'oneMinute' : 'tenSeconds';
  return { level: 'critical', spoken } as const;
}

function useOnce(event: string | undefined, callback: () => void) {
  const done = useRef<string>(undefined);
  const call = useEffectEvent(callback);
  useEffect(() => {
    if (event === undefined || done.current === event) return;
    done.current = event;
    call();
  }, [event]);
}
