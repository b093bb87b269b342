import { Text } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { Player } from '../taking/player.tsx';
import { trialMessages } from './messages/messages.ts';
import { TrialResult } from './trial-result.tsx';
import { type TrialQuiz, TrialSession } from './trial-session.ts';
import { WidthFrame } from './width-frame.tsx';

export interface TrialDialogProps {
  opened: boolean;
  /** Draws the questions of a trial: once when it opens, and for each further try. */
  draw: () => TrialQuiz;
  /** What is not part of the trial, in a sentence. */
  note: string;
  onClose: () => void;
}

/** An author takes the quiz in the learner's own player, over the whole window. Nothing is saved or counted. */
export function TrialDialog({ opened, onClose, ...trial }: TrialDialogProps) {
  const m = useMessages(trialMessages);
  return (
    <WidthFrame opened={opened} title={m.title} closeOnEscape={false} onClose={onClose}>
      <Trial {...trial} onClose={onClose} />
    </WidthFrame>
  );
}

function Trial({ draw, note, onClose }: Omit<TrialDialogProps, 'opened'>) {
  const clock = useServerClock();
  const begin = () => new TrialSession(draw(), clock);
  const [session, setSession] = useState(begin);
  const [isOver, setOver] = useState(false);
  const end = () => {
    session.end();
    setOver(true);
  };
  if (isOver || session.attempt.questions.length === 0)
    return (
      <TrialResult
        answers={session.review()}
        rules={session.rules}
        note={note}
        onAgain={() => {
          setSession(begin());
          setOver(false);
        }}
        onClose={onClose}
      />
    );
  return (
    <Player
      key={session.attempt.startedAt}
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
      onExit={onClose}
    />
  );
}
