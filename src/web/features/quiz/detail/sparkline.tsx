import type { Format } from '#shared/kernel/language/format.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { passMarkSegments } from '#web/ui/pass-mark-segments.ts';
import marks from '#web/ui/score-chart.module.css';
import { quizDetailMessages } from './messages/messages.ts';
import classes from './sparkline.module.css';

const width = 220;
const height = 64;
const margin = 7;

export interface PastScore {
  percent: number;
  /** The pass mark of that attempt. */
  passMarkPercent: number;
}

/** Results in the order of their attempts, with the pass mark. */
export function Sparkline({ scores }: { scores: readonly PastScore[] }) {
  const m = useMessages(quizDetailMessages);
  const format = useFormat();
  const step = (width - 2 * margin) / Math.max(1, scores.length - 1);
  const y = (percent: number) => margin + ((100 - percent) * (height - 2 * margin)) / 100;
  const points = scores.map((score, index) => ({ ...score, x: margin + index * step }));
  const segments = passMarkSegments(points, width);
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
    >
      <title>{describe(scores, m, format)}</title>
      {segments.map(({ from, to, percent }) => (
        <line
          key={from}
          className={marks.passMark}
          x1={from}
          x2={to}
          y1={y(percent)}
          y2={y(percent)}
        />
      ))}
      <polyline
        className={marks.way}
        points={points.map(({ x, percent }) => `${x},${y(percent)}`).join(' ')}
      />
      {points.map(({ x, percent, passMarkPercent }) => (
        <circle
          key={x}
          className={percent >= passMarkPercent ? marks.passed : marks.failed}
          cx={x}
          cy={y(percent)}
          r={4.5}
        />
      ))}
    </svg>
  );
}

function describe(
  scores: readonly PastScore[],
  m: MessagesOf<typeof quizDetailMessages>,
  format: Format,
): string {
  const percent = (value: number) => format.percent(value, 100);
  const passMarks = [...new Set(scores.map(({ passMarkPercent }) => percent(passMarkPercent)))];
  return m.pastResults({
    results: format.list(scores.map((score) => percent(score.percent))),
    passMarks: passMarks.reduce((before, next) => m.thenPassMark({ before, percent: next })),
  });
}
