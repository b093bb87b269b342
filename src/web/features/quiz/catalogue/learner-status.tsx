import { Badge, Text } from '@mantine/core';
import { isClosedAt } from '#shared/features/quiz/rules.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import type { RetakeStatus } from '../learner-api.ts';
import { quizMessages } from '../messages/messages.ts';
import classes from './learner-status.module.css';

/** The learner’s best result on a quiz, and when it can be retaken. */
export function LearnerStatus({ status }: { status: RetakeStatus | undefined }) {
  const m = useMessages(quizMessages);
  const format = useFormat();
  if (!status || (status.bestScore === null && status.canRetakeAt === null)) return null;
  const { bestScore, mastered, canRetake, canRetakeAt, closesAt } = status;
  return (
    <div className={classes.status}>
      {bestScore !== null && (
        <Badge color={mastered ? 'pass' : 'gray'} variant="light">
          {m.yourBest({ percent: format.percent(bestScore, 100) })}
        </Badge>
      )}
      {!canRetake && canRetakeAt !== null && !isClosedAt(closesAt, canRetakeAt) && (
        <Text size="sm" c="dimmed">
          <Rich
            text={m.opens}
            parts={{
              at: () => <Moment at={canRetakeAt} form="moment" />,
              wait: (text) => (
                <span className={classes.wait}>
                  <Rich text={text} parts={{ left: () => <Countdown to={canRetakeAt} /> }} />
                </span>
              ),
            }}
          />
        </Text>
      )}
    </div>
  );
}
