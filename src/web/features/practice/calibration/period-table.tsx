import { useMessages } from '#web/language/language.tsx';
import { useDates } from '#web/ui/text/moment.tsx';
import type { Calibration } from '../api.ts';
import classes from './calibration.module.css';
import { calibrationMessages } from './messages/messages.ts';
import { toHundredths } from './to-hundredths.ts';

/** A bar as long as the row says this score. */
const worst = 0.5;

/** The Brier score over time, the newest answers last. */
export function PeriodTable({ periods }: Pick<Calibration, 'periods'>) {
  const m = useMessages(calibrationMessages);
  const dates = useDates();
  return (
    <table className={classes.table}>
      <caption>{m.progress}</caption>
      <thead>
        <tr>
          <th scope="col">{m.answers}</th>
          <th scope="col">{m.score}</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ from, until, brier }) => (
          <tr key={`${from} ${until}`}>
            <th scope="row">{m.range({ from: dates.date(from), until: dates.date(until) })}</th>
            <td data-figures>
              {dates.count(toHundredths(brier))}
              <span className={classes.track} aria-hidden>
                <span style={{ inlineSize: `${Math.min(100, (brier * 100) / worst)}%` }} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
