import { Badge, Progress, Text } from '@mantine/core';
import type { Format } from '#shared/kernel/language/format.ts';
import { shownScore } from '#shared/kernel/points.ts';
import type { MessagesOf } from '#web/language/message-file.ts';
import { Rich } from '#web/language/rich.tsx';
import type { Column } from '#web/lists/admin-table.tsx';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { noValue } from '#web/ui/text/no-value.ts';
import { ProvisionalSign } from '../gradebook/provisional-sign.tsx';
import type { LiveMember } from './api.ts';
import classes from './live.module.css';
import type { liveMessages } from './messages/messages.ts';

export type LiveRow = LiveMember & { id: number };
type Words = MessagesOf<typeof liveMessages>;

const colors: Record<LiveMember['state'], string> = {
  not_started: 'gray',
  writing: 'pen',
  ended: 'pass',
};

export const columnsFor = (
  m: Words,
  format: Format,
  isSeries: boolean,
): Column<LiveRow, never>[] => [
  { title: m.member, main: true, cell: (member) => <Name member={member} isSeries={isSeries} /> },
  {
    title: m.state,
    inCard: m.state,
    cell: (member) => <State {...{ member, m, format }} />,
  },
  {
    title: m.question,
    inCard: m.question,
    cell: ({ state, place, totalQuestions }) =>
      state === 'writing' && place !== null
        ? m.of({ number: format.count(place + 1), total: format.count(totalQuestions) })
        : noValue,
  },
  {
    title: m.answered,
    words: true,
    inCard: m.answered,
    cell: ({ state, answered, totalQuestions }) =>
      state === 'not_started' ? (
        noValue
      ) : (
        <Answered
          words={m.of({ number: format.count(answered), total: format.count(totalQuestions) })}
          share={totalQuestions === 0 ? 0 : answered / totalQuestions}
        />
      ),
  },
  {
    title: m.timeLeft,
    figure: true,
    inCard: m.timeLeft,
    cell: ({ state, deadline, ...member }) =>
      state === 'writing' && deadline !== null ? (
        <TimeLeft {...{ deadline, member, m, format }} />
      ) : (
        noValue
      ),
  },
  {
    title: m.contact,
    inCard: m.contact,
    cell: (member) => (member.state === 'writing' ? <Contact member={member} m={m} /> : noValue),
  },
];

function Name({ member: { name, quiz }, isSeries }: { member: LiveRow; isSeries: boolean }) {
  return (
    <>
      <b dir="auto">{name}</b>
      {isSeries && quiz && (
        <span className={classes.quiz} dir="auto" lang={quiz.language}>
          {quiz.title}
        </span>
      )}
    </>
  );
}

interface CellProps {
  member: LiveRow;
  m: Words;
  format: Format;
}

function State({ member, m, format }: CellProps) {
  const { state, score, points, totalQuestions, toBeMarked } = member;
  return (
    <>
      <Badge color={colors[state]} className={classes.badge}>
        {m.states[state]}
      </Badge>{' '}
      {score !== null && (
        <span className={classes.score} data-figures>
          {m.of({
            number: format.count(shownScore({ score, points })),
            total: format.count(totalQuestions),
          })}
          {toBeMarked !== undefined && <ProvisionalSign />}
        </span>
      )}
    </>
  );
}

interface TimeLeftProps extends Omit<CellProps, 'member'> {
  deadline: string;
  member: Pick<LiveRow, 'dueAt' | 'untimed'>;
}

function TimeLeft({ deadline, member: { dueAt, untimed }, m, format }: TimeLeftProps) {
  if (untimed) return m.noTimeLimit;
  return (
    <>
      <Countdown to={deadline} format={(left) => format.clock(left)} />
      {dueAt !== null && dueAt < deadline && (
        <Text size="xs" c="fail">
          {m.afterDue}
        </Text>
      )}
    </>
  );
}

function Answered({ words, share }: { words: string; share: number }) {
  return (
    <>
      {words}
      <Progress value={share * 100} aria-label={words} />
    </>
  );
}

function Contact({ member, m }: { member: LiveRow; m: Words }) {
  const { isConnected, lastContactAt } = member;
  if (isConnected) return <Text inherit>{m.connected}</Text>;
  return (
    <Text inherit c="fail">
      <Rich
        text={m.lost}
        parts={{ time: () => lastContactAt && <Moment at={lastContactAt} form="moment" /> }}
      />
    </Text>
  );
}
