import { Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { practiceMessages } from '../messages/messages.ts';
import classes from '../practice.module.css';
import type { AskedSet, CheckAnswer, PracticeQuestionComponent } from '../practice-parts.ts';
import { CheckedQuestion } from './checked-question.tsx';
import { SetEnd } from './set-end.tsx';
import { useTurns } from './use-turns.ts';

interface RunningSetProps {
  set: AskedSet;
  Question: PracticeQuestionComponent;
  check: CheckAnswer;
  /** Leads back to what can be practised. */
  leave: ReactNode;
  /** What else to do at the end of the set; by whether an answer was wrong. */
  others: (someWrong: boolean) => ReactNode;
  isLoadingMore: boolean;
  onMore: () => void;
}

/** The questions of a set: each is answered, checked at once, and followed by the next. */
export function RunningSet({ set, Question, check, leave, ...more }: RunningSetProps) {
  const { turn, feedbacks } = useTurns(set.questions);
  if (!turn) return <SetEnd feedbacks={feedbacks} {...more} />;
  return (
    <>
      <SetProgress done={feedbacks.length} total={turn.total} leave={leave} />
      <CheckedQuestion
        key={turn.question.questionId}
        {...turn}
        asksConfidence={set.asksConfidence}
        Question={Question}
        check={check}
      />
    </>
  );
}

interface SetProgressProps {
  done: number;
  total: number;
  leave: ReactNode;
}

function SetProgress({ done, total, leave }: SetProgressProps) {
  const m = useMessages(practiceMessages);
  const format = useFormat();
  return (
    <div className={classes.progress} data-alone>
      {leave}
      <Progress value={(done * 100) / total} aria-label={m.progress} className={classes.grow} />
      <Text size="sm" c="dimmed" data-figures>
        {m.doneOf({ done: format.count(done), total: format.count(total) })}
      </Text>
    </div>
  );
}
