import { Badge, Text } from '@mantine/core';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { formatPercent } from '#web/ui/text/format.ts';
import { Moment } from '#web/ui/text/moment.tsx';
import type { RetakeStatus } from '../learner-api.ts';
import classes from './learner-status.module.css';

/** The learner’s best result on a quiz, and when it can be retaken. */
export function LearnerStatus({ status }: { status: RetakeStatus | undefined }) {
  if (!status || (status.bestScore === null && status.canRetakeAt === null)) return null;
  return (
    <div className={classes.status}>
      {status.bestScore !== null && (
        <Badge color={status.mastered ? 'pass' : 'gray'} variant="light">
          Your best {formatPercent(status.bestScore, 100)}
        </Badge>
      )}
      {!status.canRetake && status.canRetakeAt !== null && (
        <Text size="sm" c="dimmed">
          Opens <Moment at={status.canRetakeAt} form="moment" />,{' '}
          <span className={classes.wait}>
            in <Countdown to={status.canRetakeAt} />
          </span>
        </Text>
      )}
    </div>
  );
}
