import { Tooltip } from '@mantine/core';
import { IconCloudOff, IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { useSecondsUntil } from '#web/server-clock.tsx';
import { attemptMessages } from '../messages/messages.ts';
import type { useOpenAttempts } from '../open-api.ts';
import { readStoredResult } from '../summary/stored-result.ts';
import classes from './resume-pill.module.css';

type OpenAttempt = ReturnType<typeof useOpenAttempts>[number];

/** The way back to an open attempt with the time left, or the way to its submit. */
export function ResumePill({ attempt }: { attempt: OpenAttempt }) {
  const m = useMessages(attemptMessages);
  const format = useFormat();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const seconds = useSecondsUntil(attempt.deadline);
  const isSubmitted = useIsSubmitted(attempt.id);
  if (seconds === 0 || pathname === '/quiz-summary') return null;
  if (isSubmitted) {
    return (
      <Link
        to="/quiz-summary"
        search={{ attempt: attempt.id }}
        className={classes.pill}
        data-resume
      >
        <IconCloudOff size={16} aria-hidden />
        <span>{m.notSubmittedYet}</span>
      </Link>
    );
  }
  return (
    <Tooltip label={attempt.quiz.title}>
      <Link
        to="/quiz/$id/start"
        params={{ id: String(attempt.quiz.id) }}
        className={classes.pill}
        data-resume
      >
        <IconPlayerPlayFilled size={14} aria-hidden />
        <span>
          <Rich
            text={attempt.untimed ? m.resumeUntimed : m.resume}
            parts={{
              more: (text) => <span className={classes.more}>{text}</span>,
              time: () => (
                <span role="timer" data-figures suppressHydrationWarning>
                  {format.clock(seconds)}
                </span>
              ),
            }}
          />
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
      return note?.attemptId === attemptId && !note.result && !note.isAssumed;
    },
    () => false,
  );
}

/** Nothing to subscribe to: the value is read with each tick of the countdown. */
const noChanges = () => () => {};
