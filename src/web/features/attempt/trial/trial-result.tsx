import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { AnswerReviewCard } from '../review/answer-review-card.tsx';
import { ScoreBar } from '../review/score-bar.tsx';
import { trialMessages } from './messages/messages.ts';
import classes from './trial-result.module.css';

/** How a trial ended. */
export interface TrialOutcome {
  /** What was earned, in questions. */
  score: number;
  total: number;
  /** Whether the score is a sum of points, in place of right answers. */
  hasPoints: boolean;
  passed: boolean;
  passMarkPercent: number;
}

interface TrialResultProps {
  outcome: TrialOutcome;
  /** As far as the rules show them. */
  answers: readonly AnswerReview[];
  /** The rules show no keys. */
  isKeyWithheld?: boolean;
  note: string;
  /** Further content before the questions. */
  beside?: ReactNode;
  /** The actions. */
  children: ReactNode;
}

/** How a trial ended, with every question as the learner's result shows it. */
export function TrialResult({
  outcome,
  answers,
  isKeyWithheld = false,
  note,
  beside,
  children,
}: TrialResultProps) {
  const m = useMessages(trialMessages);
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { score, total, passed, passMarkPercent } = outcome;
  const isUnmarked = answers.some(({ marking }) => marking?.state === 'none');
  const words = outcome.hasPoints
    ? { passed: m.passedByPoints, failed: isUnmarked ? m.unmarked : m.failedByPoints }
    : { passed: m.passed, failed: m.failed };
  return (
    <Stack className={classes.result} gap="md">
      <Title order={1} size="h2" ref={heading} tabIndex={-1} className={classes.heading}>
        {total === 0
          ? m.notFinished
          : words[passed ? 'passed' : 'failed']({
              score: format.count(score),
              total: format.count(total),
              percent: format.percent(score, total),
            })}
      </Title>
      {total > 0 && (
        <ScoreBar score={score} total={total} passed={passed} passMarkPercent={passMarkPercent} />
      )}
      {isUnmarked && <Text size="sm">{m.unmarkedNote}</Text>}
      <Text c="dimmed">{note}</Text>
      <Group gap="sm">{children}</Group>
      {beside}
      {answers.map((answer, index) => (
        <AnswerReviewCard
          key={answer.questionId}
          answer={answer}
          index={index}
          isKeyWithheld={isKeyWithheld}
        />
      ))}
    </Stack>
  );
}
