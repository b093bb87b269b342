import { dayOf, daysAfter } from '#shared/kernel/time/calendar.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { useUser } from '#web/session/session.tsx';
import { practiceMessages } from './messages/messages.ts';
import classes from './practice.module.css';

/** How many questions become due on each of the next days, which are those of the server: without a time zone in the profile UTC's. */
export function Forecast({ counts }: { counts: readonly number[] }) {
  const m = useMessages(practiceMessages);
  const format = useFormat();
  const zone = useUser()?.timezone ?? 'UTC';
  const today = dayOf(new Date(useServerClock().now()), zone);
  const most = Math.max(1, ...counts);
  const days = counts.map((count, offset) => ({
    count,
    offset,
    date: format.in('UTC').date(daysAfter(today, offset)),
  }));
  return (
    <div className={classes.forecast}>
      <ol className={classes.columns}>
        {days.map(({ count, offset, date }) => (
          <li
            key={offset}
            aria-label={m.dueOn({ day: offset === 0 ? m.today : date, count })}
            title={m.dueOn({ day: offset === 0 ? m.today : date, count })}
          >
            <span className={classes.count} data-figures aria-hidden>
              {count > 0 && format.count(count)}
            </span>
            <span
              className={classes.column}
              style={{ blockSize: `${(count * 100) / most}%` }}
              data-now={offset === 0 || undefined}
              aria-hidden
            />
          </li>
        ))}
      </ol>
      <div className={classes.axis} aria-hidden>
        <span>{m.today}</span>
        <span>{days.at(-1)?.date}</span>
      </div>
    </div>
  );
}
