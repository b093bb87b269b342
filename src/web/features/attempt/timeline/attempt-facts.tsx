import { Alert, Badge, Card, Group } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RecordState } from '#shared/features/attempt/events.ts';
import { shownScore } from '#shared/kernel/points.ts';
import { useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment, useDates } from '#web/ui/text/moment.tsx';
import { reviewMessages } from '../review/messages/messages.ts';
import { receiptText } from '../review/receipt-text.ts';
import { VerdictBadge } from '../review/verdict.tsx';
import type { AttemptTimeline } from './api.ts';
import classes from './attempts-page.module.css';
import { timelineMessages } from './messages/messages.ts';

const recordColours: Record<RecordState, string> = {
  complete: 'pass',
  incomplete: 'marigold',
  altered: 'fail',
};

/** Whose attempt it is, when it was taken, its result, and whether its record is complete. */
export function AttemptFacts({ timeline }: { timeline: AttemptTimeline }) {
  const { quiz, learner, status, receipt } = timeline;
  const m = useMessages(timelineMessages);
  const review = useMessages(reviewMessages);
  const mark = useContentMark();
  const dates = useDates();
  return (
    <Card padding="md" mb="lg">
      <Group gap="sm" mb="xs">
        <h2 className={classes.title} {...mark(quiz.language)}>
          <TextLink to="/quiz/$id" params={{ id: String(quiz.id) }} inherit>
            {quiz.title}
          </TextLink>
        </h2>
        {status === 'open' ? (
          <Badge color="gray">{m.open}</Badge>
        ) : (
          <VerdictBadge attempt={timeline} />
        )}
      </Group>
      <dl className={classes.facts}>
        <Fact name={m.learner}>
          <bdi>{learner ? learner.name : m.erasedAccount}</bdi>
        </Fact>
        <Fact name={m.result}>
          <Result timeline={timeline} />
        </Fact>
        <Fact name={m.started}>
          <Moment at={timeline.startedAt} form="moment" />
        </Fact>
        <Fact name={m.deadline}>
          <Moment at={timeline.deadline} form="moment" />
        </Fact>
        {timeline.completedAt !== null && (
          <Fact name={m.ended}>
            <Moment at={timeline.completedAt} form="moment" />
          </Fact>
        )}
        <AllowedFact exceptions={timeline.exceptions} />
        {receipt && <Fact name={m.received}>{receiptText(receipt, review, dates)}</Fact>}
      </dl>
      <RecordNote timeline={timeline} />
    </Card>
  );
}

interface FactProps {
  name: string;
  children: ReactNode;
}

const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Right answers, or points where those are what counts. */
function Result({ timeline }: { timeline: AttemptTimeline }) {
  const m = useMessages(timelineMessages);
  const format = useFormat();
  const { status, points, totalQuestions } = timeline;
  if (status === 'open') return m.notGraded;
  const score = shownScore(timeline);
  return (
    <span data-figures>
      {m[points === undefined ? 'score' : 'points']({
        score: format.count(score),
        total: format.count(totalQuestions),
        percent: format.percent(score, totalQuestions),
      })}
    </span>
  );
}

/** Whether every change of an answer is on record, as its hashes show. */
function RecordNote({ timeline: { record, lastHash } }: { timeline: AttemptTimeline }) {
  const m = useMessages(timelineMessages);
  const { title, text } = m.record[record];
  const isIntact = record === 'complete';
  return (
    <Alert
      mt="md"
      color={recordColours[record]}
      title={title}
      icon={isIntact ? <IconCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
    >
      {text}
      {lastHash && (
        <span className={classes.hash}>
          <Rich
            text={m.lastHash({ hash: lastHash })}
            parts={{ code: (hash) => <code key="hash">{hash}</code> }}
          />
        </span>
      )}
    </Alert>
  );
}

/** What the learner was allowed beyond the rules of the quiz; absent where that is nothing. */
function AllowedFact({ exceptions }: Pick<AttemptTimeline, 'exceptions'>) {
  const m = useMessages(timelineMessages);
  const format = useFormat();
  const { extraTimePercent, isTimeChosen, addedMinutes, isUnlocked } = exceptions;
  const time = isTimeChosen ? m.chosenTime : m.moreTime;
  const allowed = [
    ...(extraTimePercent > 0 ? [time({ percent: format.percent(extraTimePercent, 100) })] : []),
    ...(addedMinutes > 0 ? [m.addedMinutes({ count: addedMinutes })] : []),
    ...(isUnlocked ? [m.waitEnded] : []),
  ];
  if (allowed.length === 0) return null;
  return (
    <div>
      <dt>{m.exceptions}</dt>
      {allowed.map((text) => (
        <dd key={text}>{text}</dd>
      ))}
    </div>
  );
}
