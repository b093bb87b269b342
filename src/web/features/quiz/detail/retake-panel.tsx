import { Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock, IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { shownScore } from '#shared/kernel/points.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import type { RetakeStatus } from '../learner-api.ts';
import { quizDetailMessages } from './messages/messages.ts';
import classes from './retake-panel.module.css';

interface RetakePanelProps {
  status: RetakeStatus;
  onEnd: () => void;
  /** Whether the learner gets a notice when it opens. */
  reopening?: ReactNode;
}

/** While a quiz is locked after an attempt: how that ended and when it opens again. */
export function RetakePanel({ status, onEnd, reopening }: RetakePanelProps) {
  const m = useMessages(quizDetailMessages);
  const format = useFormat();
  const { lastAttempt: last, canRetake, canRetakeAt } = status;
  if (canRetake || canRetakeAt === null) return null;
  const countdown = (
    <p className={classes.countdown}>
      <Countdown to={canRetakeAt} onEnd={onEnd} format={(seconds) => format.countdown(seconds)} />
    </p>
  );
  const opening = { at: () => <Moment at={canRetakeAt} form="moment" /> };
  if (status.action === 'not-yet') {
    return (
      <section className={classes.panel} aria-labelledby="verdict">
        <h2 id="verdict" className={classes.verdict}>
          <IconClock size={22} aria-hidden />
          {m.access.notYet}
        </h2>
        {countdown}
        <Text size="sm">
          <Rich text={m.untilStart} parts={opening} />
        </Text>
      </section>
    );
  }
  if (!last) {
    return (
      <section className={classes.panel} aria-labelledby="verdict">
        <h2 id="verdict" className={classes.verdict}>
          <IconClock size={22} aria-hidden />
          {m.timeIsUp}
        </h2>
        <Text size="sm">{m.leftAtOnce}</Text>
        {countdown}
        <Text size="sm">
          <Rich text={m.untilStart} parts={opening} />
        </Text>
      </section>
    );
  }
  const { passed, toBeMarked = 0 } = last;
  const isWaiting = !passed && toBeMarked > 0;
  const figures = {
    total: format.count(last.totalQuestions),
    percent: format.percent(shownScore(last), last.totalQuestions),
  };
  return (
    <section className={classes.panel} data-passed={passed || undefined} aria-labelledby="verdict">
      <h2 id="verdict" className={classes.verdict}>
        {passed ? (
          <IconCircleCheck size={22} aria-hidden />
        ) : isWaiting ? (
          <IconHourglass size={22} aria-hidden />
        ) : (
          <IconCircleX size={22} aria-hidden />
        )}
        {passed ? m.passed : isWaiting ? m.toBeMarked : m.failedCooldown}
      </h2>
      <Text size="sm">
        {last.points === undefined
          ? m.lastResult({ ...figures, score: format.count(last.score) })
          : m.lastPoints({ ...figures, points: format.count(last.points) })}{' '}
        <TextLink to="/results/$id" params={{ id: String(last.id) }} c="inherit">
          {m.seeAnswers}
        </TextLink>
      </Text>
      {countdown}
      <Text size="sm">
        <Rich text={m.untilRetake} parts={opening} />
      </Text>
      {reopening}
    </section>
  );
}
