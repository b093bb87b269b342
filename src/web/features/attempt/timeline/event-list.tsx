import { useFormat, useMessages } from '#web/language/language.tsx';
import { useDates } from '#web/ui/text/moment.tsx';
import { AnswerLine } from './answer-line.tsx';
import classes from './attempts-page.module.css';
import { FlagMark } from './flag-mark.tsx';
import { timelineMessages } from './messages/messages.ts';
import type { ReplayProps } from './moment-picker.tsx';

/** Every answer in the order in which it was received. */
export function EventList({ timeline: { events, questions }, count, onChange }: ReplayProps) {
  const m = useMessages(timelineMessages);
  const format = useFormat();
  const dates = useDates();
  const title = m.events({ count: events.length });
  const positions = new Map(questions.map(({ questionId }, index) => [questionId, index]));
  return (
    <section aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <ol className={classes.events}>
        {events.map((event) => {
          const position = positions.get(event.questionId) ?? 0;
          const question = questions[position]?.question;
          return (
            <li
              key={event.number}
              className={classes.event}
              data-current={event.number === count || undefined}
              data-future={event.number > count || undefined}
            >
              <button
                type="button"
                className={classes.choose}
                aria-current={event.number === count ? 'step' : undefined}
                onClick={() => onChange(event.number)}
              >
                <span className={classes.time} data-figures suppressHydrationWarning>
                  {dates.date(event.receivedAt, 'seconds')}
                </span>
                <span>
                  {m.question({ number: format.count(position + 1) })}
                  {event.flagged && <FlagMark />}
                </span>
              </button>
              {question && (
                <div className={classes.words}>
                  <AnswerLine question={question} answer={event} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
