import { Badge } from '@mantine/core';
import { useEffect, useState } from 'react';
import { minutesUntil } from '#shared/features/contact/rules.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import type { InboxRow } from './api.ts';
import classes from './inbox-page.module.css';
import { inboxMessages } from './messages/messages.ts';

type Facts = Pick<InboxRow, 'status' | 'repliedAt' | 'answerDueAt'>;

/** How long an open message may still wait for its answer, or since when it is overdue. */
export function AnswerDue({ status, repliedAt, answerDueAt }: Facts) {
  const m = useMessages(inboxMessages);
  if (status !== 'new')
    return (
      <Badge color="gray" className={classes.badge}>
        {m.shows[status]}
      </Badge>
    );
  if (repliedAt !== null)
    return (
      <Badge color="pass" className={classes.badge}>
        {m.answered}
      </Badge>
    );
  return <Wait until={answerDueAt} />;
}

const hours = 60;
const days = 24 * hours;

function Wait({ until }: { until: string }) {
  const m = useMessages(inboxMessages);
  const format = useFormat();
  const minutes = minutesUntil(until, useNow());
  const left = Math.abs(minutes);
  // Days instead of hours for long waits.
  const time =
    left < 2 * days ? format.timeLimit(left) : m.days({ count: Math.floor(left / days) });
  return (
    <Badge
      color={minutes > 0 ? 'marigold' : 'fail'}
      className={classes.badge}
      suppressHydrationWarning
    >
      {minutes > 0 ? m.dueIn({ time }) : m.overdueBy({ time })}
    </Badge>
  );
}

/** The server's time, anew every half minute. */
function useNow(): number {
  const clock = useServerClock();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 30_000);
    return () => clearInterval(timer);
  }, []);
  return clock.now();
}
