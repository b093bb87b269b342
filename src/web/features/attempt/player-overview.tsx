import { Button } from '@mantine/core';
import type { Standing } from './player-state.ts';
import { QuestionGrid } from './question-grid.tsx';

interface PlayerOverviewProps {
  standings: readonly Standing[];
  locked: boolean;
  onGo: (place: number) => void;
  onReview: () => void;
}

/** The whole paper at a glance, the way to what is left to do, and to the end. */
export function PlayerOverview({ standings, locked, onGo, onReview }: PlayerOverviewProps) {
  const firstLeft = standings.find(({ isAnswered }) => !isAnswered);
  return (
    <>
      <QuestionGrid standings={standings} onGo={onGo} />
      {firstLeft && (
        <Button variant="subtle" fullWidth mt="md" onClick={() => onGo(firstLeft.place)}>
          First unanswered
        </Button>
      )}
      <Button
        variant="default"
        fullWidth
        mt={firstLeft ? 'xs' : 'md'}
        disabled={locked}
        onClick={onReview}
      >
        Review and submit
      </Button>
    </>
  );
}
