import { Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconSnowflake } from '@tabler/icons-react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { Streak } from '../api.ts';
import { streakMessages } from './messages/messages.ts';
import classes from './streak.module.css';
import { todayText } from './today-text.ts';

/** Today's answers, the last seven days, and what keeps the count going. */
export function DailyGoal({ streak }: { streak: Streak }) {
  const m = useMessages(streakMessages);
  const format = useFormat();
  // A day of the calendar is the same in every time zone.
  const days = format.in('UTC');
  return (
    <section className={classes.goal} aria-labelledby="daily-goal">
      <div>
        <Title order={2} size="h4" id="daily-goal">
          {m.title}
        </Title>
        <p className={classes.facts}>
          <span>{todayText(streak, m, format)}</span>
          <span>{m.inARow({ days: format.count(streak.days) })}</span>
          <span>{m.freezes({ count: format.count(streak.freezes) })}</span>
        </p>
        <Text size="sm" c="dimmed">
          {m.freezesHint}
        </Text>
      </div>
      <ol className={classes.week} aria-label={m.week}>
        {streak.week.map(({ day, state }) => (
          <li key={day}>
            <span className={classes.day} data-state={state}>
              {state === 'reached' && <IconCheck size={18} aria-hidden />}
              {state === 'frozen' && <IconSnowflake size={18} aria-hidden />}
            </span>
            <span aria-hidden>{days.date(day, 'weekday')}</span>
            <VisuallyHidden>
              {`${days.date(day, 'weekdayAndDay')}: ${m.states[state]}`}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
    </section>
  );
}
