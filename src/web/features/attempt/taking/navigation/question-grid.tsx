import { IconFlagFilled } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import base from '#web/features/attempt/bubble.module.css';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { playerMessages } from '../messages/messages.ts';
import type { QuestionStatus } from '../player-state.ts';
import classes from './question-grid.module.css';

interface QuestionGridProps {
  statuses: readonly QuestionStatus[];
  /** The tiles only show. */
  isOneWay: boolean;
  /** The progress bar has a mark for the even pace, which the legend explains. */
  hasPace: boolean;
  onGo: (index: number) => void;
}

/** A tile per question: filled when answered, ringed when on screen, with a flag when flagged. The list scrolls on its own. */
export function QuestionGrid({ statuses, isOneWay, hasPace, onGo }: QuestionGridProps) {
  const m = useMessages(playerMessages);
  const list = useCurrentInView(statuses.findIndex(({ isCurrent }) => isCurrent));
  return (
    <nav aria-label={m.questions} className={classes.nav}>
      <ol className={classes.grid} ref={list}>
        {statuses.map((status) => (
          <li key={status.index}>
            <Tile status={status} disabled={isOneWay && !status.isCurrent} onGo={onGo} />
          </li>
        ))}
      </ol>
      <ul className={classes.legend} aria-hidden>
        <li>
          <span className={classes.sample} data-answered /> {m.legend.answered}
        </li>
        <li>
          <span className={classes.sample} /> {m.legend.unanswered}
        </li>
        <li>
          <IconFlagFilled className={classes.flagSample} size={14} /> {m.legend.flagged}
        </li>
        <li>
          <span className={classes.sample} data-current /> {m.legend.current}
        </li>
        {hasPace && (
          <li>
            <span className={classes.paceSample} /> {m.legend.evenPace}
          </li>
        )}
      </ul>
    </nav>
  );
}

interface TileProps {
  status: QuestionStatus;
  disabled: boolean;
  /** Must be stable, because tiles are memoised. */
  onGo: (index: number) => void;
}

/** Memoised: there can be hundreds of tiles, and few change at a time. */
const Tile = memo(
  function Tile({ status, disabled, onGo }: TileProps) {
    const m = useMessages(playerMessages);
    return (
      <button
        type="button"
        className={`${base.bubble} ${classes.tile}`}
        data-answered={status.isAnswered || undefined}
        data-flagged={status.isFlagged || undefined}
        data-refused={status.refusal !== undefined || undefined}
        aria-current={status.isCurrent ? 'step' : undefined}
        aria-label={tileLabel(status, m.tile)}
        disabled={disabled}
        onClick={() => onGo(status.index)}
      >
        {status.index + 1}
        {status.isFlagged && (
          <IconFlagFilled className={`${base.sign} ${classes.flag}`} size={14} aria-hidden />
        )}
      </button>
    );
  },
  (one, other) => one.disabled === other.disabled && isSame(one.status, other.status),
);

const isSame = (one: QuestionStatus, other: QuestionStatus): boolean =>
  one.index === other.index &&
  one.isCurrent === other.isCurrent &&
  one.isAnswered === other.isAnswered &&
  one.isFlagged === other.isFlagged &&
  one.isChecked === other.isChecked &&
  one.refusal === other.refusal;

/** Keeps the current tile in view if the list scrolls. */
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

function tileLabel(
  { index, isAnswered, isFlagged, isChecked, isCurrent, refusal }: QuestionStatus,
  m: MessagesOf<typeof playerMessages>['tile'],
): string {
  return [
    m.question({ number: index + 1 }),
    isAnswered ? m.answered : m.unanswered,
    ...(refusal === undefined ? [] : [m.refused]),
    ...(isChecked ? [m.checked] : []),
    ...(isFlagged ? [m.flagged] : []),
    ...(isCurrent ? [m.current] : []),
  ].join(m.separator);
}
