import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconLayoutGrid, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { playerMessages } from './messages/messages.ts';
import classes from './player-actions.module.css';
import type { QuestionStatus } from './player-state.ts';

interface PlayerActionsProps {
  statuses: readonly QuestionStatus[];
  current: number;
  locked: boolean;
  /** There is no way back to the question before. */
  isOneWay: boolean;
  /** All questions are on the page. */
  isAll: boolean;
  /** The line above the buttons. */
  status: ReactNode;
  onPrevious: () => void;
  onNext: () => void;
  onGrid: () => void;
  onReview: () => void;
}

/** The bar at the bottom: the moves between questions and a status line. Nothing in it changes its position. */
export function PlayerActions(props: PlayerActionsProps) {
  const { statuses, current, locked, isOneWay, isAll, status, onGrid, onReview } = props;
  const m = useMessages(playerMessages);
  const total = statuses.length;
  const answered = statuses.filter(({ isAnswered }) => isAnswered).length;
  const isLast = isAll || current === total - 1;
  return (
    <div className={classes.bar}>
      <div className={classes.content}>
        <div className={classes.status}>{status}</div>
        {!isOneWay && !isAll && (
          <Button
            className={classes.previous}
            variant="default"
            leftSection={<IconArrowLeft size={18} data-points aria-hidden />}
            disabled={current === 0}
            onClick={props.onPrevious}
          >
            {m.previous}
          </Button>
        )}
        <Button
          className={classes.grid}
          variant="subtle"
          aria-label={m.questionsAnswered({ answered, total })}
          onClick={onGrid}
        >
          <IconLayoutGrid size={20} aria-hidden />
          <span className={classes.gridWords}>
            <span>{m.questions}</span>
            <b data-figures>
              {answered}/{total}
            </b>
          </span>
        </Button>
        <Button
          className={classes.next}
          {...(isLast
            ? { leftSection: <IconSend size={18} aria-hidden /> }
            : { rightSection: <IconArrowRight size={18} data-points aria-hidden /> })}
          disabled={isLast && locked}
          onClick={isLast ? onReview : props.onNext}
        >
          {isLast ? m.submit : m.next}
        </Button>
      </div>
    </div>
  );
}
