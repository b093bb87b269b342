import { Text } from '@mantine/core';
import { Player } from '../taking/player.tsx';
import type { TrialSession } from './trial-session.ts';

interface TrialPlayerProps {
  session: TrialSession;
  /** What does not count, in a sentence. */
  note: string;
  onEnd: () => void;
}

/** The player of a trial, in which no answer is saved. */
export function TrialPlayer({ session, note, onEnd }: TrialPlayerProps) {
  const end = () => {
    session.end();
    onEnd();
  };
  return (
    <Player
      session={session}
      isContinued={false}
      isAsking={false}
      status={
        <Text size="sm" c="dimmed" lineClamp={2}>
          {note}
        </Text>
      }
      onTimeUp={end}
      onSubmit={end}
    />
  );
}
