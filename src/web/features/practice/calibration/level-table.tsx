import { useFormat, useMessages } from '#web/language/language.tsx';
import type { Calibration } from '../api.ts';
import { practiceMessages } from '../messages/messages.ts';
import classes from './calibration.module.css';
import { calibrationMessages } from './messages/messages.ts';

export type Level = Calibration['levels'][number];

/** Each word, the share of right answers that is expected with it, and the actual share. */
export function LevelTable({ levels }: { levels: readonly Level[] }) {
  const m = useMessages(calibrationMessages);
  const { confidences } = useMessages(practiceMessages);
  const format = useFormat();
  const percent = (share: number) => format.percent(Math.round(share * 100), 100);
  return (
    <table className={classes.table}>
      <caption>{m.table}</caption>
      <thead>
        <tr>
          <th scope="col">{m.said}</th>
          <th scope="col">{m.means}</th>
          <th scope="col">{m.right}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ confidence, said, answers, right, low = 0, high = 0 }) => (
          <tr key={confidence}>
            <th scope="row">{confidences[confidence]}</th>
            <td data-figures>{percent(said)}</td>
            <td data-figures>
              {answers === 0 ? (
                m.none
              ) : (
                <>
                  {m.share({
                    share: percent(right / answers),
                    right: format.count(right),
                    answers: format.count(answers),
                  })}
                  <span className={classes.between}>
                    {m.between({ low: percent(low), high: percent(high) })}
                  </span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
