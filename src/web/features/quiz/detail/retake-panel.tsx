import { Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { formatCountdown, formatPercent } from '#web/ui/text/format.ts';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import type { RetakeStatus } from '../learner-api.ts';
import classes from './retake-panel.module.css';

/** While a quiz is locked after an attempt: how that ended and when it opens again. */
export function RetakePanel({ status, onEnd }: { status: RetakeStatus; onEnd: () => void }) {
  const { lastAttempt: last, canRetake, canRetakeAt } = status;
  if (canRetake || canRetakeAt === null) return null;
  if (!last) {
    return (
      <section className={classes.panel} aria-labelledby="verdict">
        <h2 id="verdict" className={classes.verdict}>
          <IconClock size={22} aria-hidden />
          Time is up
        </h2>
        <Text size="sm">You left this quiz right after starting it, and its time has run out.</Text>
        <p className={classes.countdown}>
          <Countdown to={canRetakeAt} onEnd={onEnd} format={formatCountdown} />
        </p>
        <Text size="sm">
          until you can start it again, <Moment at={canRetakeAt} form="moment" />
        </Text>
      </section>
    );
  }
  const { passed } = last;
  return (
    <section className={classes.panel} data-passed={passed || undefined} aria-labelledby="verdict">
      <h2 id="verdict" className={classes.verdict}>
        {passed ? <IconCircleCheck size={22} aria-hidden /> : <IconCircleX size={22} aria-hidden />}
        {passed ? 'Passed' : 'Failed - Cooldown'}
      </h2>
      <Text size="sm">
        {last.score} of {last.totalQuestions}, {formatPercent(last.score, last.totalQuestions)}.{' '}
        <TextLink to="/results/$id" params={{ id: String(last.id) }} c="inherit">
          See your answers
        </TextLink>
      </Text>
      <p className={classes.countdown}>
        <Countdown to={canRetakeAt} onEnd={onEnd} format={formatCountdown} />
      </p>
      <Text size="sm">
        until you can retake it, <Moment at={canRetakeAt} form="moment" />
      </Text>
    </section>
  );
}
