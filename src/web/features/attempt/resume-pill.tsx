import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { useSecondsUntil } from '../../server-clock.tsx';
import { formatClock } from '../../ui/format.ts';
import { useOpenAttempts } from './api.ts';
import classes from './resume-pill.module.css';

/** In the header while an attempt waits to be continued: the way back and the time left. */
export function ResumePill() {
  const [attempt] = useOpenAttempts();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const seconds = useSecondsUntil(attempt?.deadline);
  if (!attempt || seconds === 0 || /^\/quiz\/\d+\/start$/.test(pathname)) return null;
  return (
    <Link
      to="/quiz/$id/start"
      params={{ id: String(attempt.quiz.id) }}
      className={classes.pill}
      title={attempt.quiz.title}
    >
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
  );
}
