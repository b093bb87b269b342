import { Button } from '@mantine/core';
import { useState } from 'react';
import { passes } from '#shared/features/attempt/rules.ts';
import type { TrialQuiz } from '#shared/features/attempt/trial.ts';
import { trialResult } from '#shared/features/attempt/trial.ts';
import { earnedOf } from '#shared/kernel/points.ts';
import { useMessages } from '#web/language/language.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { AuthorTrial } from './author-trial.ts';
import { trialMessages } from './messages/messages.ts';
import { TrialPlayer } from './trial-player.tsx';
import { type TrialOutcome, TrialResult } from './trial-result.tsx';
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
  const m = useMessages(trialMessages);
  const clock = useServerClock();
  const begin = () => new AuthorTrial(draw(), clock);
  const [session, setSession] = useState(begin);
  const [isOver, setOver] = useState(false);
  const again = () => {
    setSession(begin());
    setOver(false);
  };
  if (isOver || session.attempt.questions.length === 0)
    return (
      <TrialResult outcome={outcomeOf(session)} answers={session.review()} note={note}>
        {session.attempt.questions.length > 0 && <Button onClick={again}>{m.tryAgain}</Button>}
        <Button variant="default" onClick={onClose}>
          {m.back}
        </Button>
      </TrialResult>
    );
  return (
    <TrialPlayer
      key={session.attempt.startedAt}
      session={session}
      note={note}
      onEnd={() => setOver(true)}
    />
  );
}

function outcomeOf(trial: AuthorTrial): TrialOutcome {
  const { rules } = trial;
  const result = trialResult(trial.review(), rules);
  return {
    score: earnedOf(result) / 100,
    total: result.totalQuestions,
    hasPoints: result.points !== null,
    passed: passes(result, rules),
    passMarkPercent: rules.passMarkPercent,
  };
}
