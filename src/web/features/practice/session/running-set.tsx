import { Progress, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { practiceMessages } from '../messages/messages.ts';
import classes from '../practice.module.css';
import type {
  AskedSet,
  CheckAnswer,
  CheckedAnswer,
  PracticeQuestionComponent,
} from '../practice-parts.ts';
import { CheckedQuestion } from './checked-question.tsx';
import { SetEnd } from './set-end.tsx';
import { useLeftQuestions } from './use-left-questions.ts';

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
  const { questions, leaveOut } = useLeftQuestions(set.questions);
  const [feedbacks, setFeedbacks] = useState<CheckedAnswer[]>([]);
  const [index, setIndex] = useState(0);
  const question = questions[index];
  const feedback = feedbacks[index];
  if (!question) return <SetEnd feedbacks={feedbacks} {...more} />;
  return (
    <>
      <SetProgress done={feedbacks.length} total={questions.length} leave={leave} />
      <CheckedQuestion
        key={question.questionId}
        question={question}
        index={index}
        total={questions.length}
        asksConfidence={set.asksConfidence}
        feedback={feedback}
        Question={Question}
        check={check}
        onFeedback={(checked) => setFeedbacks([...feedbacks, checked])}
        onNext={() => setIndex(index + 1)}
        onGone={() => leaveOut(question)}
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
