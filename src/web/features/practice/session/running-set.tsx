import { Button, Group, Progress, SegmentedControl, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { SavedAnswer } from '#shared/features/attempt/schema.ts';
import { Confidence } from '#shared/features/practice/schema.ts';
import { messageOf } from '#web/failure/failure.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { practiceMessages } from '../messages/messages.ts';
import classes from '../practice.module.css';
import type {
  AskedInPractice,
  AskedSet,
  CheckAnswer,
  CheckedAnswer,
  PracticeQuestionComponent,
} from '../practice-parts.ts';
import { NextDue } from './next-due.tsx';
import { SetEnd } from './set-end.tsx';

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

const blank = { seq: 0, selectedOption: -1, selectedOptions: [], answerText: null, flagged: false };

/** The questions of a set: each is answered, checked at once, and followed by the next. */
export function RunningSet({ set, Question, check, leave, ...more }: RunningSetProps) {
  const { questions } = set;
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
    <div className={classes.progress}>
      {leave}
      <Progress value={(done * 100) / total} aria-label={m.progress} className={classes.grow} />
      <Text size="sm" c="dimmed" data-figures>
        {m.doneOf({ done: format.count(done), total: format.count(total) })}
      </Text>
    </div>
  );
}

interface CheckedQuestionProps {
  question: AskedInPractice;
  index: number;
  total: number;
  asksConfidence: boolean;
  feedback: CheckedAnswer | undefined;
  Question: PracticeQuestionComponent;
  check: CheckAnswer;
  onFeedback: (feedback: CheckedAnswer) => void;
  onNext: () => void;
}

function CheckedQuestion(props: CheckedQuestionProps) {
  const { question, index, total, asksConfidence, feedback, Question } = props;
  const { check, onFeedback, onNext } = props;
  const m = useMessages(practiceMessages);
  const toast = useToast();
  const { questionId } = question;
  const [answer, setAnswer] = useState<SavedAnswer>({ questionId, ...blank });
  const [answerId] = useState(() => crypto.randomUUID());
  const [confidence, setConfidence] = useState<Confidence>();
  const [pending, setPending] = useState(false);
  const advance = async () => {
    if (pending) return;
    if (feedback) return onNext();
    setPending(true);
    try {
      const { selectedOption, selectedOptions, answerText, spots } = answer;
      const given = { selectedOption, selectedOptions, answerText, ...(spots && { spots }) };
      const { version } = question;
      onFeedback(await check({ questionId, version, answerId, ...given, confidence }));
    } catch (error) {
      toast({ title: m.notChecked, message: messageOf(error, ''), tone: 'fail' });
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Question
        question={question}
        language={question.quiz.language}
        index={index}
        total={total}
        answer={answer}
        review={feedback?.review}
        onAnswer={setAnswer}
        onAdvance={() => void advance()}
      />
      {asksConfidence && !feedback && (
        <SegmentedControl
          mt="md"
          fullWidth
          aria-label={m.howSure}
          value={confidence ?? ''}
          data={Confidence.options.map((value) => ({ value, label: m.confidences[value] }))}
          onChange={(value) => setConfidence(Confidence.catch('unsure').parse(value))}
        />
      )}
      <Group mt="md" justify="space-between" className={classes.bottom}>
        <div>{feedback?.dueAt && <NextDue dueAt={feedback.dueAt} />}</div>
        <Button size="md" loading={pending} onClick={() => void advance()}>
          {labelOf({ m, isChecked: Boolean(feedback), isLast: index + 1 === total })}
        </Button>
      </Group>
    </>
  );
}

interface LabelProps {
  m: { check: string; next: string; finish: string };
  isChecked: boolean;
  isLast: boolean;
}

function labelOf({ m, isChecked, isLast }: LabelProps): string {
  if (!isChecked) return m.check;
  return isLast ? m.finish : m.next;
}
