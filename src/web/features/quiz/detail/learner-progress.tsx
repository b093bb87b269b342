import { Badge, Card, Group, Text, Title } from '@mantine/core';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { standardRules } from '#shared/features/attempt/rules.ts';
import type { UserProgress } from '#shared/features/attempt/schema.ts';
import { counted, formatPercent } from '#web/ui/text/format.ts';
import { Moment } from '#web/ui/text/moment.tsx';
import classes from './learner-progress.module.css';
import { type PastScore, Sparkline } from './sparkline.tsx';

interface Progress extends Pick<UserProgress, 'bestScore' | 'bestCorrect' | 'bestTotal'> {
  attemptCount: number;
  passed: boolean;
  hasAttempted: boolean;
  lastAttemptDate: string | null;
  history: readonly number[];
  passMarks: readonly number[];
}

interface LearnerProgressProps {
  progress: Progress;
  /** Whether an attempt ended without a score. */
  hasLeft: boolean;
}

/** How the learner did on this quiz so far. */
export function LearnerProgress({ progress, hasLeft }: LearnerProgressProps) {
  return (
    <section aria-labelledby="progress">
      <Title order={2} size="h4" id="progress" mb="sm">
        Your progress
      </Title>
      <Card padding="md">
        {progress.hasAttempted ? (
          <Attempted progress={progress} />
        ) : (
          <Text c="dimmed">
            {hasLeft
              ? 'You left this quiz before submitting. There is no score to show yet.'
              : 'You have not taken this quiz yet.'}
          </Text>
        )}
      </Card>
    </section>
  );
}

function Attempted({ progress }: { progress: Progress }) {
  const { bestScore, bestCorrect, bestTotal, attemptCount, passed, lastAttemptDate } = progress;
  return (
    <div className={classes.progress}>
      <div>
        <Group gap="xs">
          <Text className={classes.best} data-figures>
            {bestScore === null ? '–' : formatPercent(bestScore, 100)}
          </Text>
          {passed && (
            <Badge color="pass" leftSection={<IconRosetteDiscountCheck size={16} aria-hidden />}>
              Mastered
            </Badge>
          )}
        </Group>
        <Text c="dimmed" size="sm">
          Your best{bestTotal !== null && `, ${bestCorrect} of ${bestTotal}`} in{' '}
          {counted(attemptCount, 'attempt')}
          {lastAttemptDate !== null && (
            <>
              ; last on <Moment at={lastAttemptDate} relative />
            </>
          )}
        </Text>
      </div>
      {progress.history.length > 1 && <Sparkline scores={scoresOf(progress).slice(-20)} />}
    </div>
  );
}

const scoresOf = ({ history, passMarks }: Progress): PastScore[] =>
  history.map((percent, index) => ({
    percent,
    passMarkPercent: passMarks[index] ?? standardRules.passMarkPercent,
  }));
