import { useFormat, useMessages } from '#web/language/language.tsx';
import { reviewMessages } from './messages/messages.ts';
import classes from './score-bar.module.css';

/** A result as a bar, with the pass mark. */
export function ScoreBar({
  score,
  total,
  passed,
  passMarkPercent,
}: {
  score: number;
  total: number;
  passed: boolean;
  passMarkPercent: number;
}) {
  const m = useMessages(reviewMessages);
  const format = useFormat();
  const passMark = format.percent(passMarkPercent, 100);
  const percent = total === 0 ? 0 : (score * 100) / total;
  return (
    <div className={classes.bar}>
      <div
        className={classes.track}
        role="img"
        aria-label={m.score({ score: format.percent(score, total), passMark })}
      >
        <div
          className={classes.fill}
          data-passed={passed || undefined}
          style={{ inlineSize: `${percent}%` }}
        />
        <div className={classes.line} style={{ insetInlineStart: `${passMarkPercent}%` }} />
      </div>
      <span
        className={classes.label}
        style={{ insetInlineEnd: `${100 - passMarkPercent}%` }}
        aria-hidden
      >
        {m.passMark({ percent: passMark })}
      </span>
    </div>
  );
}
