import { useId } from 'react';
import { isCountedStatus } from '#shared/kernel/attempt-status.ts';
import { shownScore } from '#shared/kernel/points.ts';
import { useMessages } from '#web/language/language.tsx';
import { type PassMarkSegment, passMarkSegments } from '#web/ui/pass-mark-segments.ts';
import marks from '#web/ui/score-chart.module.css';
import { useDates } from '#web/ui/text/moment.tsx';
import { reviewMessages } from '../review/messages/messages.ts';
import { type Judged, verdictOf } from '../review/verdict.tsx';
import { resultsMessages } from './messages/messages.ts';
import classes from './score-trend.module.css';

interface Score extends Judged {
  id: number;
  score: number;
  points?: number | undefined;
  totalQuestions: number;
  passMarkPercent: number;
  completedAt: string;
  quiz: { title: string };
}

interface ScoreTrendProps {
  /** Newest first; those that the server graded are drawn, except those that become a pass or a miss once they are marked. */
  attempts: readonly Score[];
  /** The element with the same figures as a table. */
  tableId: string;
}

const maxShown = 30;
const inset = 2;

/** The results attempt by attempt, with the pass mark; nothing for fewer than two. */
export function ScoreTrend({ attempts, tableId }: ScoreTrendProps) {
  const { trend: m } = useMessages(resultsMessages);
  const dates = useDates();
  const id = useId();
  const scores = attempts
    .filter(({ status }) => isCountedStatus(status))
    .filter((attempt) => verdictOf(attempt) !== 'waiting')
    .slice(0, maxShown)
    .reverse();
  const [first, last] = [scores.at(0), scores.at(-1)];
  if (!first || !last || scores.length < 2) return null;

  const percentOf = (attempt: Score) => dates.percent(shownScore(attempt), attempt.totalQuestions);
  const dateOf = ({ completedAt }: Score) => dates.date(completedAt);
  const passed = scores.filter((attempt) => attempt.passed).length;
  const points = scores.map((attempt, index) => ({
    attempt,
    passMarkPercent: attempt.passMarkPercent,
    x: inset + (index * (100 - 2 * inset)) / (scores.length - 1),
    y: height((shownScore(attempt) * 100) / Math.max(1, attempt.totalQuestions)),
  }));
  const segments = passMarkSegments(points, 100);
  const passMark = segments.length === 1 ? dates.percent(first.passMarkPercent, 100) : undefined;
  const range = {
    first: percentOf(first),
    firstDate: dateOf(first),
    last: percentOf(last),
    lastDate: dateOf(last),
    passed,
    count: scores.length,
  };
  return (
    <figure className={classes.trend}>
      <figcaption className={classes.caption} data-apart>
        <b>{m.title({ count: scores.length })}</b>
        <a href={`#${tableId}`}>{m.asList}</a>
      </figcaption>
      <svg className={classes.chart} role="img" aria-labelledby={`${id}-title ${id}-description`}>
        <title id={`${id}-title`}>{m.chart}</title>
        <desc id={`${id}-description`}>
          {passMark === undefined ? m.range(range) : m.rangeWithMark({ ...range, passMark })}
        </desc>
        {[0, 100].map((percent) => (
          <Level key={percent} className={classes.edge} from={0} to={100} percent={percent} />
        ))}
        {segments.map((segment) => (
          <Level key={segment.from} className={marks.passMark} {...segment} />
        ))}
        <Points points={points} />
      </svg>
      <Legend passMark={passMark} />
    </figure>
  );
}

interface Point {
  attempt: Score;
  /** In percent of the width. */
  x: number;
  y: string;
}

/** The attempts as dots on a line; each says which it is. */
function Points({ points }: { points: readonly Point[] }) {
  const { trend: m } = useMessages(resultsMessages);
  const dates = useDates();
  return (
    <>
      {points.slice(1).map(({ attempt, x, y }, index) => (
        <line
          key={attempt.id}
          className={marks.way}
          x1={`${points[index]?.x}%`}
          y1={points[index]?.y}
          x2={`${x}%`}
          y2={y}
        />
      ))}
      {points.map(({ attempt, x, y }) => (
        <circle
          key={attempt.id}
          className={attempt.passed ? marks.passed : marks.failed}
          cx={`${x}%`}
          cy={y}
          r={5}
        >
          <title>
            {m.point({
              quiz: attempt.quiz.title,
              percent: dates.percent(shownScore(attempt), attempt.totalQuestions),
              date: dates.date(attempt.completedAt),
            })}
          </title>
        </circle>
      ))}
    </>
  );
}

/** @param passMark in words, where it is the same for all attempts */
function Legend({ passMark }: { passMark: string | undefined }) {
  const { trend: m } = useMessages(resultsMessages);
  const review = useMessages(reviewMessages);
  return (
    <ul className={classes.legend} aria-hidden>
      <li>
        <span className={classes.sample} data-passed /> {review.verdict.passed}
      </li>
      <li>
        <span className={classes.sample} /> {review.verdict.failed}
      </li>
      <li>
        <span className={classes.dashes} />{' '}
        {passMark === undefined ? m.passMark : review.passMark({ percent: passMark })}
      </li>
    </ul>
  );
}

/** Leaves room above 100% and below 0% for the points. */
function height(percent: number): string {
  return `${5 + (100 - percent) * 0.9}%`;
}

interface LevelProps extends PassMarkSegment {
  className: string | undefined;
}

/** A horizontal line at a percentage. */
function Level({ className, from, to, percent }: LevelProps) {
  const y = height(percent);
  return <line className={className} x1={`${from}%`} x2={`${to}%`} y1={y} y2={y} />;
}
