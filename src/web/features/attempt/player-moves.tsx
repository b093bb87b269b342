import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconLayoutGrid, IconSend } from '@tabler/icons-react';
import classes from './player.module.css';

interface PlayerMovesProps {
  current: number;
  answered: number;
  total: number;
  locked: boolean;
  onMove: (place: number) => void;
  onGrid: () => void;
  onReview: () => void;
}

/** From question to question; on phones at the thumb, with the way to the grid between. */
export function PlayerMoves(props: PlayerMovesProps) {
  const { current, answered, total, locked, onMove, onGrid, onReview } = props;
  return (
    <div className={classes.moves}>
      <Button
        variant="default"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        disabled={current === 0}
        onClick={() => onMove(current - 1)}
      >
        Previous
      </Button>
      <Button
        className={classes.gridButton}
        variant="subtle"
        leftSection={<IconLayoutGrid size={18} aria-hidden />}
        aria-label={`All questions, ${answered} of ${total} answered`}
        onClick={onGrid}
      >
        {answered}/{total}
      </Button>
      {current === total - 1 ? (
        <Button
          leftSection={<IconSend size={18} aria-hidden />}
          disabled={locked}
          onClick={onReview}
        >
          Submit Quiz
        </Button>
      ) : (
        <Button
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={() => onMove(current + 1)}
        >
          Next
        </Button>
      )}
    </div>
  );
}
