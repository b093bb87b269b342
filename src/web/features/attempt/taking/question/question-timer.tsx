import { VisuallyHidden } from '@mantine/core';
import { IconHourglassEmpty } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useSecondsUntil } from '#web/server-clock.tsx';
import { playerMessages } from '../messages/messages.ts';
import classes from '../quiz-timer.module.css';

/** From here on the time is shown and announced, in seconds. */
const almostOver = 10;

interface QuestionTimerProps {
  endsAt: string;
  /** The learner does not want to see the time; the last seconds are shown all the same. */
  isHidden: boolean;
  /** Called once for each end. */
  onZero: () => void;
}

/** The remaining time of the question on screen, by the server's clock. */
export function QuestionTimer({ endsAt, isHidden, onZero }: QuestionTimerProps) {
  const { questionTimer: m } = useMessages(playerMessages);
  const format = useFormat();
  const seconds = useSecondsUntil(endsAt);
  const isOver = seconds === 0;
  const [isNext, setNext] = useState(false);
  const end = useEffectEvent(() => {
    setNext(true);
    onZero();
  });
  useEffect(() => {
    // It depends on `endsAt` too: after the page was suspended for long, several times may be over one after the other.
    if (isOver && endsAt) end();
  }, [isOver, endsAt]);
  const isLow = seconds <= almostOver;
  return (
    <div className={classes.timer} data-level={isLow ? 'low' : undefined}>
      {(isLow || !isHidden) && (
        <>
          <IconHourglassEmpty size={18} aria-hidden />
          <span className={classes.clock} role="timer" aria-label={m.left} data-figures>
            {format.clock(seconds)}
          </span>
        </>
      )}
      <VisuallyHidden>
        <span aria-live="assertive">{isLow ? m.tenSeconds : isNext && m.over}</span>
      </VisuallyHidden>
    </div>
  );
}
