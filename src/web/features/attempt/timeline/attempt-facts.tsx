import { Alert, Badge, Card, Group } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { RecordState } from '#shared/features/attempt/events.ts';
import { shownScore } from '#shared/kernel/points.ts';
import { useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment, useDates } from '#web/ui/text/moment.tsx';
import type { AttemptTimeline } from '../api.ts';
import { reviewMessages } from '../review/messages/messages.ts';
import { receiptText } from '../review/receipt-text.ts';
import { VerdictBadge } from '../review/verdict.tsx';
import classes from './attempts-page.module.css';
import { timelineMessages } from './messages/messages.ts';

const recordColours: Record<RecordState, string> = {
  complete: 'pass',
  incomplete: 'marigold',
  altered: 'fail',
};

/** Whose attempt it is, when it was taken, its result, and whether its record is complete. */
export function AttemptFacts({ timeline }: { timeline: AttemptTimeline }) {
  const { quiz, learner, status, points, totalQuestions, receipt, record } = timeline;
  const m = useMessages(timelineMessages);
  const review = useMessages(reviewMessages);
  const format = useFormat();
  const mark = useContentMark();
  const dates = useDates();
  const { title, text } = m.record[record];
  const isIntact = record === 'complete';
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
          <VerdictBadge attempt={{ ...timeline, selfReported: status === 'self_reported' }} />
        )}
      </Group>
      <dl className={classes.facts}>
        <div>
          <dt>{m.learner}</dt>
          <dd dir="auto">{learner ? learner.name : m.erasedAccount}</dd>
        </div>
        <div>
          <dt>{m.result}</dt>
          <dd data-figures>
            {status === 'open'
              ? m.notGraded
              : m[points === undefined ? 'score' : 'points']({
                  score: format.count(shownScore(timeline)),
                  total: format.count(totalQuestions),
                  percent: format.percent(shownScore(timeline), totalQuestions),
                })}
          </dd>
        </div>
        <div>
          <dt>{m.started}</dt>
          <dd>
            <Moment at={timeline.startedAt} form="moment" />
          </dd>
        </div>
        <div>
          <dt>{m.deadline}</dt>
          <dd>
            <Moment at={timeline.deadline} form="moment" />
          </dd>
        </div>
        {timeline.completedAt !== null && (
          <div>
            <dt>{m.ended}</dt>
            <dd>
              <Moment at={timeline.completedAt} form="moment" />
            </dd>
          </div>
        )}
        <AllowedFact exceptions={timeline.exceptions} />
        {receipt && (
          <div>
            <dt>{m.received}</dt>
            <dd>{receiptText(receipt, review, dates)}</dd>
          </div>
        )}
      </dl>
      <Alert
        mt="md"
        color={recordColours[record]}
        title={title}
        icon={isIntact ? <IconCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      >
        {text}
        {timeline.lastHash && (
          <span className={classes.hash}>
            <Rich
              text={m.lastHash({ hash: timeline.lastHash })}
              parts={{ code: (hash) => <code key="hash">{hash}</code> }}
            />
          </span>
        )}
      </Alert>
    </Card>
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
