import { standardRules } from '#shared/features/attempt/rules.ts';
import { formatPercent } from '#web/ui/text/format.ts';
import classes from './sparkline.module.css';

const width = 220;
const height = 64;
const margin = 7;

/** Results one after the other against the pass line. */
export function Sparkline({ percents }: { percents: readonly number[] }) {
  const x = (index: number) =>
    margin + (index * (width - 2 * margin)) / Math.max(1, percents.length - 1);
  const y = (percent: number) => margin + ((100 - percent) * (height - 2 * margin)) / 100;
  const points = percents.map((percent, index) => ({ percent, cx: x(index), cy: y(percent) }));
  const spoken = percents.map((percent) => formatPercent(percent, 100)).join(', ');
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
    >
      <title>{`Your results, oldest first: ${spoken}. Pass mark ${standardRules.passMarkPercent}%.`}</title>
      <line
        className={classes.pass}
        x1={0}
        x2={width}
        y1={y(standardRules.passMarkPercent)}
        y2={y(standardRules.passMarkPercent)}
      />
      <polyline
        className={classes.line}
        points={points.map(({ cx, cy }) => `${cx},${cy}`).join(' ')}
      />
      {points.map(({ percent, cx, cy }) => (
        <circle
          key={cx}
          className={percent >= standardRules.passMarkPercent ? classes.passed : classes.failed}
          cx={cx}
          cy={cy}
          r={4.5}
        />
      ))}
    </svg>
  );
}
