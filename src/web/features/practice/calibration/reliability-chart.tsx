import { useFormat, useMessages } from '#web/language/language.tsx';
import { practiceMessages } from '../messages/messages.ts';
import classes from './calibration.module.css';
import type { Level } from './level-table.tsx';
import { calibrationMessages } from './messages/messages.ts';

/** In the units of the picture: the square, with room for the figures at its edges. */
const size = 280;
const inset = 44;
const at = (share: number) => inset + share * (size - 2 * inset);
const x = at;
const y = (share: number) => size - at(share);

/** What was said against what was right; the table next to it has the same figures. */
export function ReliabilityChart({ levels }: { levels: readonly Level[] }) {
  const m = useMessages(calibrationMessages);
  const { confidences } = useMessages(practiceMessages);
  const format = useFormat();
  return (
    <figure className={classes.chart}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <path className={classes.frame} d={`M${x(0)} ${y(1)} V${y(0)} H${x(1)}`} />
        <path className={classes.same} d={`M${x(0)} ${y(0)} L${x(1)} ${y(1)}`} />
        {[0, 0.5, 1].map((share) => (
          <g key={share} className={classes.tick} fontSize={9}>
            <text x={x(share)} y={size - inset / 3} textAnchor="middle">
              {format.percent(share * 100, 100)}
            </text>
            <text x={inset - 4} y={y(share) + 4} textAnchor="end">
              {format.percent(share * 100, 100)}
            </text>
          </g>
        ))}
        {levels.map(({ confidence, said, answers, right, low = 0, high = 0 }) =>
          answers === 0 ? null : (
            <g key={confidence} className={classes.point} fontSize={10}>
              <path d={`M${x(said)} ${y(low)} V${y(high)}`} />
              <circle cx={x(said)} cy={y(right / answers)} r={5} />
              <text
                x={x(said) + (said < 0.5 ? 9 : -9)}
                y={y(right / answers) + 4}
                textAnchor={said < 0.5 ? 'start' : 'end'}
              >
                {confidences[confidence]}
              </text>
            </g>
          ),
        )}
      </svg>
      <figcaption className={classes.caption}>{m.chart}</figcaption>
    </figure>
  );
}
