import { Badge, Card, Group, Text, Title } from '@mantine/core';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { UserProgress } from '#shared/features/attempt/schema.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { noValue } from '#web/ui/text/no-value.ts';
import classes from './learner-progress.module.css';
import { quizDetailMessages } from './messages/messages.ts';
import { type PastScore, Sparkline } from './sparkline.tsx';

interface Progress
  extends Pick<UserProgress, 'bestScore' | 'bestCorrect' | 'bestTotal' | 'bestPoints' | 'mark'> {
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
  const m = useMessages(quizDetailMessages);
  return (
    <section aria-labelledby="progress">
      <Title order={2} size="h4" id="progress" mb="sm">
        {m.yourProgress}
      </Title>
      <Card padding="md">
        {progress.hasAttempted ? (
          <Attempted progress={progress} />
        ) : (
          <Text c="dimmed">{hasLeft ? m.left : m.notTaken}</Text>
        )}
      </Card>
    </section>
  );
}

function Attempted({ progress }: { progress: Progress }) {
  const m = useMessages(quizDetailMessages);
  const format = useFormat();
  const { bestScore, bestCorrect, bestTotal, bestPoints, mark } = progress;
  const { attemptCount, passed, lastAttemptDate } = progress;
  const figures = (total: number) => ({ total: format.count(total), count: attemptCount });
  return (
    <div className={classes.progress}>
      <div>
        <Group gap="xs">
          <Text className={classes.best} data-figures>
            {bestScore === null ? noValue : format.percent(bestScore, 100)}
          </Text>
          {passed && (
            <Badge color="pass" leftSection={<IconRosetteDiscountCheck size={16} aria-hidden />}>
              {m.mastered}
            </Badge>
          )}
        </Group>
        {mark && mark.rule !== 'best' && (
          <Text size="sm">
            {m.marks[mark.rule]({ percent: format.percent(mark.percentage, 100) })}
          </Text>
        )}
        {bestCorrect !== null && bestTotal !== null && lastAttemptDate !== null && (
          <Text c="dimmed" size="sm">
            <Rich
              text={
                bestPoints === undefined
                  ? m.best({ ...figures(bestTotal), correct: format.count(bestCorrect) })
                  : m.bestPoints({ ...figures(bestTotal), points: format.count(bestPoints) })
              }
              parts={{ date: () => <Moment at={lastAttemptDate} relative /> }}
            />
          </Text>
        )}
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
