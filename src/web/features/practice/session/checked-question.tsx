import { Button, Group, SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { SavedAnswer } from '#shared/features/attempt/schema.ts';
import { Confidence } from '#shared/features/practice/schema.ts';
import { randomUuid } from '#shared/kernel/text/random-id.ts';
import { isFailure, messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { PracticeNotes } from '../bookmarks/question-notes.tsx';
import { practiceMessages } from '../messages/messages.ts';
import classes from '../practice.module.css';
import type {
  AskedInPractice,
  CheckAnswer,
  CheckedAnswer,
  PracticeQuestionComponent,
} from '../practice-parts.ts';
import { NextDue } from './next-due.tsx';

const blank = { seq: 0, selectedOption: -1, selectedOptions: [], answerText: null, flagged: false };

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
  /** The question cannot be answered as it was asked: its author has changed or removed it. */
  onGone: () => void;
  /** Once the question is checked, in place of the button that goes on. */
  end?: ReactNode;
}

/** A question that is answered, checked at once, and followed by the next. */
export function CheckedQuestion(props: CheckedQuestionProps) {
  const { question, index, total, asksConfidence, feedback, Question } = props;
  const { check, onFeedback, onNext, onGone, end } = props;
  const m = useMessages(practiceMessages);
  const toast = useToast();
  const { questionId } = question;
  const [answer, setAnswer] = useState<SavedAnswer>({ questionId, ...blank });
  const [answerId] = useState(randomUuid);
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
      if (isFailure(error, 'conflict', 'not-found')) onGone();
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
      {feedback?.dueAt && <PracticeNotes questionId={questionId} />}
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
        {!end && (
          <Button ms="auto" size="md" loading={pending} onClick={() => void advance()}>
            {labelOf({ m, isChecked: Boolean(feedback), isLast: index + 1 === total })}
          </Button>
        )}
      </Group>
      {end}
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
