import { Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock, IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isClosedAt } from '#shared/features/quiz/rules.ts';
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

/** While a quiz is locked after an attempt: how that ended, and when it opens again if it is not closed by then. */
export function RetakePanel({ status, onEnd, reopening }: RetakePanelProps) {
  const m = useMessages(quizDetailMessages);
  const { lastAttempt, canRetake, canRetakeAt, closesAt, action } = status;
  if (canRetake || canRetakeAt === null) return null;
  const isClosedFirst = isClosedAt(closesAt, canRetakeAt);
  const wait = (text: string) =>
    isClosedFirst ? (
      <Text size="sm">{m.closedFirst}</Text>
    ) : (
      <Wait until={canRetakeAt} text={text} onEnd={onEnd} />
    );
  if (action === 'not-yet' || !lastAttempt)
    return (
      <section className={classes.panel} aria-labelledby="verdict">
        <h2 id="verdict" className={classes.verdict}>
          <IconClock size={22} aria-hidden />
          {action === 'not-yet' ? m.access.notYet : m.timeIsUp}
        </h2>
        {action !== 'not-yet' && <Text size="sm">{m.leftAtOnce}</Text>}
        {wait(m.untilStart)}
      </section>
    );
  return (
    <section
      className={classes.panel}
      data-passed={lastAttempt.passed || undefined}
      aria-labelledby="verdict"
    >
      <LastResult last={lastAttempt} />
      {wait(m.untilRetake)}
      {!isClosedFirst && reopening}
    </section>
  );
}

interface WaitProps {
  /** ISO 8601. */
  until: string;
  /** What follows the countdown. */
  text: string;
  onEnd: () => void;
}

function Wait({ until, text, onEnd }: WaitProps) {
  const format = useFormat();
  return (
    <>
      <p className={classes.countdown}>
        <Countdown to={until} onEnd={onEnd} format={(seconds) => format.countdown(seconds)} />
      </p>
      <Text size="sm">
        <Rich text={text} parts={{ at: () => <Moment at={until} form="moment" /> }} />
      </Text>
    </>
  );
}

/** How the last attempt ended. */
function LastResult({ last }: { last: NonNullable<RetakeStatus['lastAttempt']> }) {
  const m = useMessages(quizDetailMessages);
  const format = useFormat();
  const { passed, toBeMarked = 0 } = last;
  const isWaiting = !passed && toBeMarked > 0;
  const figures = {
    total: format.count(last.totalQuestions),
    percent: format.percent(shownScore(last), last.totalQuestions),
  };
  return (
    <>
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
    </>
  );
}
