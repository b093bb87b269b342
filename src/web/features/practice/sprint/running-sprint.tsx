import { Text } from '@mantine/core';
import { useState } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { ParentLink } from '#web/ui/frame/page-header.tsx';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { type Sprint, useCheckAnswer } from '../api.ts';
import { practiceMessages } from '../messages/messages.ts';
import classes from '../practice.module.css';
import type { PracticeQuestionComponent } from '../practice-parts.ts';
import { CheckedQuestion } from '../session/checked-question.tsx';
import { useTurns } from '../session/use-turns.ts';
import { sprintMessages } from './messages/messages.ts';
import { SprintEnd } from './sprint-end.tsx';

interface RunningSprintProps {
  sprint: Sprint;
  Question: PracticeQuestionComponent;
  isStarting: boolean;
  onAgain: () => void;
}

/** The questions of a sprint until its time is up, or none is left. */
export function RunningSprint({ sprint, Question, isStarting, onAgain }: RunningSprintProps) {
  const m = useMessages(sprintMessages);
  const practice = useMessages(practiceMessages);
  const format = useFormat();
  const check = useCheckAnswer();
  const { turn, feedbacks } = useTurns(sprint.questions);
  const [isOver, setOver] = useState(false);
  if (isOver || !turn)
    return <SprintEnd id={sprint.id} isStarting={isStarting} onAgain={onAgain} />;
  const right = feedbacks.filter(({ review }) => review.isCorrect).length;
  return (
    <>
      <div className={classes.progress} data-alone>
        <ParentLink to="/practice">{practice.toOverview}</ParentLink>
        <Text span fw={600}>
          {m.left}{' '}
          <Countdown
            to={sprint.endsAt}
            onEnd={() => setOver(true)}
            format={(seconds) => format.clock(seconds)}
          />
        </Text>
        <Text ms="auto" size="sm" c="dimmed" data-figures>
          {m.rightSoFar({ right: format.count(right) })}
        </Text>
      </div>
      <CheckedQuestion
        key={turn.question.questionId}
        {...turn}
        asksConfidence={false}
        Question={Question}
        check={(given) => check({ ...given, sprintId: sprint.id })}
      />
    </>
  );
}
