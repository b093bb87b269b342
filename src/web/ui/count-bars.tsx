import type { ReactNode } from 'react';
import { useFormat } from '#web/language/language.tsx';
import classes from './count-bars.module.css';

interface CountBarsProps {
  caption: string;
  /** The titles of the two columns. */
  titles: readonly [string, string];
  rows: readonly { key: number; label: ReactNode; count: number }[];
}

/** How often each thing occurs: a table whose bars are drawn from its numbers. */
export function CountBars({ caption, titles, rows }: CountBarsProps) {
  const format = useFormat();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{titles[0]}</th>
          <th scope="col">{titles[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <div className={classes.bars}>
                <span
                  className={classes.bar}
                  style={{ inlineSize: `${(count * 85) / most}%` }}
                  aria-hidden
                />
                <span data-figures>{format.count(count)}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
