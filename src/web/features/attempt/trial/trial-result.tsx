import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { hasPoints } from '#shared/features/attempt/paper.ts';
import { passes } from '#shared/features/attempt/rules.ts';
import { earnedOf, type Result } from '#shared/kernel/points.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { AnswerReviewCard, type ReviewedAnswer } from '../review/answer-review-card.tsx';
import { ProvisionalNote } from '../review/provisional-note.tsx';
import { ScoreBar } from '../review/score-bar.tsx';
import { trialMessages } from './messages/messages.ts';
import classes from './trial-result.module.css';
import type { TrialRules } from './trial-session.ts';

interface TrialResultProps {
  answers: readonly ReviewedAnswer[];
  rules: TrialRules;
  note: string;
  onAgain: () => void;
  onClose: () => void;
}

/** How a trial ended, with every question as the learner's result shows it. */
export function TrialResult({ answers, rules, note, onAgain, onClose }: TrialResultProps) {
  const m = useMessages(trialMessages);
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const total = answers.length;
  const result: Result = {
    score: answers.filter(({ isCorrect }) => isCorrect).length,
    totalQuestions: total,
    points: hasPoints(rules) ? answers.reduce((sum, { credit = 0 }) => sum + credit, 0) : null,
  };
  const score = earnedOf(result) / 100;
  const passed = passes(result, rules);
  const waiting = answers.filter(({ marking }) => marking?.state === 'waiting').length;
  const words =
    result.points === null
      ? { passed: m.passed, failed: m.failed }
      : { passed: m.passedByPoints, failed: waiting > 0 ? m.toBeMarked : m.failedByPoints };
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
        <ScoreBar
          score={score}
          total={total}
          passed={passed}
          passMarkPercent={rules.passMarkPercent}
        />
      )}
      <ProvisionalNote toBeMarked={waiting} />
      <Text c="dimmed">{note}</Text>
      <Group gap="sm">
        {total > 0 && <Button onClick={onAgain}>{m.tryAgain}</Button>}
        <Button variant="default" onClick={onClose}>
          {m.back}
        </Button>
      </Group>
      {answers.map((answer, index) => (
        <AnswerReviewCard key={answer.questionId} answer={answer} index={index} />
      ))}
    </Stack>
  );
}
