import { Button, Loader, Stack, Text } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import type { SharedTrial as Begun, SharedResult } from '#shared/features/attempt/sharing.ts';
import { useMessages } from '#web/language/language.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { blankAnswer, questionStatuses } from '../taking/player-state.ts';
import type { TrialCalls } from './api.ts';
import { trialMessages } from './messages/messages.ts';
import { TrialPlayer } from './trial-player.tsx';
import classes from './trial-result.module.css';
import { TrialResult } from './trial-result.tsx';
import { TrialSession } from './trial-session.ts';

interface SharedTrialProps<Result extends SharedResult> {
  calls: TrialCalls<Result>;
  begun: Begun;
  /** Shown with a result that has verdicts but no keys. */
  note?: string;
  /** Further content of the result. */
  children?: (result: Result) => ReactNode;
  onAgain: () => void;
  onClose: () => void;
}

/** A trial by a secret link: the server has the keys, and grades the answers once they are all given. */
export function SharedTrial<Result extends SharedResult>({
  begun,
  ...ending
}: SharedTrialProps<Result>) {
  const m = useMessages(trialMessages);
  const clock = useServerClock();
  const { calls } = ending;
  const { trial } = begun;
  const [session] = useState(
    () =>
      new TrialSession(begun.attempt, {
        clock,
        check: (answer) => calls.check?.({ trial, answer }),
      }),
  );
  const [isOver, setOver] = useState(false);
  if (isOver) return <Graded session={session} trial={trial} {...ending} />;
  return <TrialPlayer session={session} note={m.shared.notCounting} onEnd={() => setOver(true)} />;
}

interface GradedProps<Result extends SharedResult> extends Omit<SharedTrialProps<Result>, 'begun'> {
  session: TrialSession;
  trial: string;
}

function Graded<Result extends SharedResult>({
  session,
  trial,
  calls,
  note,
  children,
  onAgain,
  onClose,
}: GradedProps<Result>) {
  const m = useMessages(trialMessages);
  const [result, setResult] = useState<Result>();
  const [failure, setFailure] = useState<unknown>();
  const grade = useCallback(() => {
    setFailure(undefined);
    calls.finish({ trial, answers: answersToGrade(session) }).then(setResult, setFailure);
  }, [calls, trial, session]);
  useEffect(grade, [grade]);
  if (!result)
    return (
      <Stack className={classes.result}>
        {failure ? (
          <FailureAlert title={m.shared.notGraded} error={failure} onRetry={grade} />
        ) : (
          <Text role="status">
            <Loader size="sm" aria-hidden /> {m.shared.grading}
          </Text>
        )}
      </Stack>
    );
  const { score, points, totalQuestions: total, passed, passMarkPercent, level } = result;
  const notes = { score: m.shared.scoreOnly, marks: note ?? m.shared.marksOnly };
  return (
    <TrialResult
      outcome={{
        ...{ score: points ?? score, total, hasPoints: points !== undefined },
        ...{ passed, passMarkPercent },
      }}
      answers={withOwnTexts(result.answers, session)}
      isKeyWithheld={level === 'marks'}
      beside={children?.(result)}
      note={level === 'score' || level === 'marks' ? notes[level] : m.shared.notCounted}
    >
      <Button onClick={onAgain}>{m.tryAgain}</Button>
      <Button variant="default" onClick={onClose}>
        {m.close}
      </Button>
    </TrialResult>
  );
}

/** What is sent: essays stay here, because a person would mark them and guests may send little. */
function answersToGrade(session: TrialSession) {
  const statuses = questionStatuses(session.snapshot().player);
  return session
    .answers()
    .filter((_, index) => statuses[index]?.isAnswered && !session.attempt.questions[index]?.essay)
    .map(({ seq: _, ...answer }) => answer);
}

/** The reviews with the essays that were not sent. */
function withOwnTexts(reviews: readonly AnswerReview[], session: TrialSession): AnswerReview[] {
  const given = new Map(session.answers().map((answer) => [answer.questionId, answer]));
  return reviews.map((review) => {
    if (review.question.type !== 'essay') return review;
    const { answerText, flagged } = given.get(review.questionId) ?? blankAnswer(review.questionId);
    const own = { ...review, answerText, flagged };
    if ((answerText ?? '').trim() === '') return own;
    return { ...own, isAnswered: true, marking: { state: 'none' } };
  });
}
