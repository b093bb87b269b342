import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { AttemptForTaker } from '#shared/features/attempt/schema.ts';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { playerMessages } from './messages/messages.ts';
import { PlayerProgress } from './navigation/player-progress.tsx';
import classes from './player-bar.module.css';
import type { QuestionStatus } from './player-state.ts';
import { QuestionTimer } from './question/timing.ts';
import { QuizTimer } from './quiz-timer.tsx';

interface PlayerBarProps {
  attempt: AttemptForTaker;
  deadline: string;
  questionEndsAt: string | null;
  statuses: readonly QuestionStatus[];
  isTimeHidden: boolean;
  onShowTime: () => void;
  onTimeUp: () => void;
  onQuestionTimeUp: () => void;
  onExit: (() => void) | undefined;
}

/** The bar at the top: exit, progress, time. */
export function PlayerBar(props: PlayerBarProps) {
  const m = useMessages(playerMessages);
  const { attempt, deadline, questionEndsAt, statuses, isTimeHidden } = props;
  const mark = useContentMark();
  return (
    <header className={classes.bar}>
      {props.onExit && (
        <Button
          className={classes.exit}
          variant="subtle"
          color="gray"
          leftSection={<IconX size={20} aria-hidden />}
          onClick={props.onExit}
        >
          <span className={classes.exitWord}>{m.exit}</span>
        </Button>
      )}
      <h1 className={classes.title} dir="auto" {...mark(attempt.quiz.language)}>
        {attempt.quiz.title}
      </h1>
      <PlayerProgress
        startedAt={attempt.startedAt}
        deadline={deadline}
        statuses={statuses}
        hasPace={!isTimeHidden && !attempt.untimed}
      />
      {questionEndsAt !== null && (
        <Suspense>
          <QuestionTimer
            endsAt={questionEndsAt}
            isHidden={isTimeHidden}
            onZero={props.onQuestionTimeUp}
          />
        </Suspense>
      )}
      <QuizTimer
        deadline={deadline}
        isUntimed={attempt.untimed}
        isHidden={isTimeHidden}
        onShow={props.onShowTime}
        onZero={props.onTimeUp}
      />
    </header>
  );
}
