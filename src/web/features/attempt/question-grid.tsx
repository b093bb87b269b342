import { IconFlagFilled } from '@tabler/icons-react';
import type { Standing } from './player-state.ts';
import classes from './question-grid.module.css';

/** A tile per question: filled when answered, ringed when on screen, with a flag when flagged. */
export function QuestionGrid({
  standings,
  onGo,
}: {
  standings: readonly Standing[];
  onGo: (place: number) => void;
}) {
  return (
    <nav aria-label="Questions">
      <ol className={classes.grid}>
        {standings.map((standing) => (
          <li key={standing.place}>
            <button
              type="button"
              className={classes.tile}
              data-answered={standing.isAnswered || undefined}
              data-flagged={standing.isFlagged || undefined}
              aria-current={standing.isCurrent ? 'step' : undefined}
              aria-label={tileLabel(standing)}
              onClick={() => onGo(standing.place)}
            >
              {standing.place + 1}
              {standing.isFlagged && (
                <IconFlagFilled className={classes.flag} size={14} aria-hidden />
              )}
            </button>
          </li>
        ))}
      </ol>
      <ul className={classes.legend} aria-hidden>
        <li>
          <span className={classes.sample} data-answered /> Answered
        </li>
        <li>
          <span className={classes.sample} /> Unanswered
        </li>
        <li>
          <IconFlagFilled className={classes.flagSample} size={14} /> Flagged
        </li>
        <li>
          <span className={classes.sample} data-current /> Current
        </li>
      </ul>
    </nav>
  );
}

export function tileLabel({ place, isAnswered, isFlagged, isCurrent }: Standing): string {
  return [
    `Question ${place + 1}`,
    isAnswered ? 'answered' : 'unanswered',
    ...(isFlagged ? ['flagged'] : []),
    ...(isCurrent ? ['current'] : []),
  ].join(', ');
}
