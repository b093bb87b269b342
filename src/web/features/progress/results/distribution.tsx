import { useFormat, useMessages } from '#web/language/language.tsx';
import { quizResultsMessages } from './messages/messages.ts';
import classes from './quiz-results.module.css';

/** How many attempts have which score: a table whose bars are drawn from its numbers. */
export function Distribution({ counts }: { counts: readonly number[] }) {
  const { summary: m } = useMessages(quizResultsMessages);
  const format = useFormat();
  const most = Math.max(1, ...counts);
  const step = 100 / counts.length;
  const rows = counts.map((count, index) => ({
    count,
    from: index * step,
    range: m.between({
      from: format.count(index * step),
      to: format.percent((index + 1) * step, 100),
    }),
  }));
  return (
    <table className={classes.distribution}>
      <caption>{m.distribution}</caption>
      <thead>
        <tr>
          <th scope="col">{m.range}</th>
          <th scope="col">{m.attempts}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ count, from, range }) => (
          <tr key={from}>
            <th scope="row">{range}</th>
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
