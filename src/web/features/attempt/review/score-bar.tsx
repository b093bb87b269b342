import { formatPercent } from '#web/ui/text/format.ts';
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
  const percent = total === 0 ? 0 : (score * 100) / total;
  return (
    <div className={classes.bar}>
      <div
        className={classes.track}
        role="img"
        aria-label={`${formatPercent(score, total)} of 100%, pass mark ${passMarkPercent}%`}
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
        Pass mark {passMarkPercent}%
      </span>
    </div>
  );
}
