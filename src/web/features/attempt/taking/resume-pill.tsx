import { Tooltip } from '@mantine/core';
import { IconCloudOff, IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useSecondsUntil } from '#web/server-clock.tsx';
import { formatClock } from '#web/ui/text/format.ts';
import type { useOpenAttempts } from '../api.ts';
import { readStoredResult } from '../summary/stored-result.ts';
import classes from './resume-pill.module.css';

type OpenAttempt = ReturnType<typeof useOpenAttempts>[number];

/** The way back to an open attempt with the time left, or the way to its submit. */
export function ResumePill({ attempt }: { attempt: OpenAttempt }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const seconds = useSecondsUntil(attempt.deadline);
  const isSubmitted = useIsSubmitted(attempt.id);
  if (seconds === 0 || pathname === '/quiz-summary') return null;
  if (isSubmitted) {
    return (
      <Link to="/quiz-summary" search={{ attempt: attempt.id }} className={classes.pill}>
        <IconCloudOff size={16} aria-hidden />
        <span>Not submitted yet</span>
      </Link>
    );
  }
  return (
    <Tooltip label={attempt.quiz.title}>
      <Link to="/quiz/$id/start" params={{ id: String(attempt.quiz.id) }} className={classes.pill}>
        <IconPlayerPlayFilled size={14} aria-hidden />
        <span>
          Resume<span className={classes.more}> quiz</span>{' '}
          <span data-figures>
            (
            <span role="timer" suppressHydrationWarning>
              {formatClock(seconds)}
            </span>
            <span className={classes.more}> left</span>)
          </span>
        </span>
      </Link>
    </Tooltip>
  );
}

/** Whether this tab has submitted the attempt, and the server has not answered. */
function useIsSubmitted(attemptId: number): boolean {
  return useSyncExternalStore(
    noChanges,
    () => {
      const note = readStoredResult();
      return note !== undefined && note.attemptId === attemptId && !note.result;
    },
    () => false,
  );
}

/** It is read with each tick of the countdown. */
const noChanges = () => () => {};
