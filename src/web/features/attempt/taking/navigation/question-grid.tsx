import { IconFlagFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import base from '#web/features/attempt/bubble.module.css';
import type { QuestionStatus } from '../player-state.ts';
import classes from './question-grid.module.css';

interface QuestionGridProps {
  statuses: readonly QuestionStatus[];
  /** The progress bar has a mark for the even pace, which the legend explains. */
  hasPace: boolean;
  onGo: (index: number) => void;
}

/** A tile per question: filled when answered, ringed when on screen, with a flag when flagged. The list scrolls on its own. */
export function QuestionGrid({ statuses, hasPace, onGo }: QuestionGridProps) {
  const list = useCurrentInView(statuses.findIndex(({ isCurrent }) => isCurrent));
  return (
    <nav aria-label="Questions" className={classes.nav}>
      <ol className={classes.grid} ref={list}>
        {statuses.map((status) => (
          <li key={status.index}>
            <button
              type="button"
              className={`${base.bubble} ${classes.tile}`}
              data-answered={status.isAnswered || undefined}
              data-flagged={status.isFlagged || undefined}
              data-refused={status.refusal !== undefined || undefined}
              aria-current={status.isCurrent ? 'step' : undefined}
              aria-label={tileLabel(status)}
              onClick={() => onGo(status.index)}
            >
              {status.index + 1}
              {status.isFlagged && (
                <IconFlagFilled className={`${base.sign} ${classes.flag}`} size={14} aria-hidden />
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
        {hasPace && (
          <li>
            <span className={classes.paceSample} /> Even pace
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Of many tiles the current one is always in view. */
function useCurrentInView(current: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const tile = list.current?.children[current];
    if (!list.current || !(tile instanceof HTMLElement)) return;
    const middle = tile.offsetTop - list.current.offsetTop - list.current.clientHeight / 2;
    list.current.scrollTo({ top: middle + tile.clientHeight / 2 });
  }, [current]);
  return list;
}

function tileLabel({ index, isAnswered, isFlagged, isCurrent, refusal }: QuestionStatus): string {
  return [
    `Question ${index + 1}`,
    isAnswered ? 'answered' : 'unanswered',
    ...(refusal === undefined ? [] : ['not accepted']),
    ...(isFlagged ? ['flagged'] : []),
    ...(isCurrent ? ['current'] : []),
  ].join(', ');
}
