import { Button, Loader, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import type { SharedTrial as Begun, SharedResult } from '#shared/features/attempt/sharing.ts';
import { useMessages } from '#web/language/language.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Player } from '../taking/player.tsx';
import { blankAnswer, questionStatuses } from '../taking/player-state.ts';
import { type SharedCalls, useSharedCalls } from './api.ts';
import { trialMessages } from './messages/messages.ts';
import classes from './trial-result.module.css';
import { TrialResult } from './trial-result.tsx';
import { TrialSession } from './trial-session.ts';

interface SharedTrialProps {
  token: string;
  begun: Begun;
  onAgain: () => void;
  onClose: () => void;
}

/** A trial by a secret link: the server has the keys, and grades the answers once they are all given. */
export function SharedTrial({ token, begun, onAgain, onClose }: SharedTrialProps) {
  const m = useMessages(trialMessages);
  const clock = useServerClock();
  const calls = useSharedCalls(token);
  const { trial } = begun;
  const [session] = useState(
    () =>
      new TrialSession(begun.attempt, {
        clock,
        check: (answer) => calls.check({ trial, answer }),
      }),
  );
  const [isOver, setOver] = useState(false);
  const end = () => {
    session.end();
    setOver(true);
  };
  if (isOver)
    return (
      <Graded session={session} trial={trial} calls={calls} onAgain={onAgain} onClose={onClose} />
    );
  return (
    <Player
      session={session}
      isContinued={false}
      isAsking={false}
      status={
        <Text size="sm" c="dimmed" lineClamp={2}>
          {m.shared.notCounted}
        </Text>
      }
      onTimeUp={end}
      onSubmit={end}
      onExit={onClose}
    />
  );
}

interface GradedProps {
  session: TrialSession;
  trial: string;
  calls: SharedCalls;
  onAgain: () => void;
  onClose: () => void;
}

function Graded({ session, trial, calls, onAgain, onClose }: GradedProps) {
  const m = useMessages(trialMessages);
  const [result, setResult] = useState<SharedResult>();
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
  const notes = { score: m.shared.scoreOnly, marks: m.shared.marksOnly };
  return (
    <TrialResult
      outcome={{
        ...{ score: points ?? score, total, hasPoints: points !== undefined },
        ...{ passed, passMarkPercent },
      }}
      answers={withOwnTexts(result.answers, session)}
      isKeyWithheld={level === 'marks'}
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
    return { ...own, isAnswered: true, marking: { state: 'waiting' } };
  });
}
