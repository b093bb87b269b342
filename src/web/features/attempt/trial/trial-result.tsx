import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { passes, standardRules } from '#shared/features/attempt/rules.ts';
import { formatPercent } from '#web/ui/text/format.ts';
import { AnswerReviewCard, type ReviewedAnswer } from '../review/answer-review-card.tsx';
import { ScoreBar } from '../review/score-bar.tsx';
import { verdictWords } from '../review/verdict.tsx';
import classes from './trial-result.module.css';

interface TrialResultProps {
  answers: readonly ReviewedAnswer[];
  note: string;
  onAgain: () => void;
  onClose: () => void;
}

/** How a trial ended, with every question as the learner's result shows it. */
export function TrialResult({ answers, note, onAgain, onClose }: TrialResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const total = answers.length;
  const score = answers.filter(({ isCorrect }) => isCorrect).length;
  const passed = passes(score, total, standardRules);
  return (
    <Stack className={classes.result} gap="md">
      <Title order={1} size="h2" ref={heading} tabIndex={-1} className={classes.heading}>
        {total === 0
          ? 'No question is finished yet'
          : `${score} of ${total} correct (${formatPercent(score, total)}): ${verdictWords[passed ? 'passed' : 'failed']}`}
      </Title>
      {total > 0 && (
        <ScoreBar
          score={score}
          total={total}
          passed={passed}
          passMarkPercent={standardRules.passMarkPercent}
        />
      )}
      <Text c="dimmed">{note}</Text>
      <Group gap="sm">
        {total > 0 && <Button onClick={onAgain}>Try again</Button>}
        <Button variant="default" onClick={onClose}>
          Back to the editor
        </Button>
      </Group>
      {answers.map((answer, index) => (
        <AnswerReviewCard key={answer.questionId} answer={answer} index={index} />
      ))}
    </Stack>
  );
}
