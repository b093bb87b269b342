import { Card, Table, Text, Title } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { shownScore } from '#shared/kernel/points.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { noValue } from '#web/ui/text/no-value.ts';
import { reviewMessages } from '../review/messages/messages.ts';
import type { Comparison } from './api.ts';
import classes from './comparison-card.module.css';
import { challengeMessages } from './messages/messages.ts';

/** Both results of a challenge side by side. */
export function ComparisonCard({ comparison }: { comparison: Comparison }) {
  const m = useMessages(challengeMessages);
  const format = useFormat();
  const heading = useId();
  const { challenger, own, questions } = comparison;
  const theirs = challenger.result;
  const scoreOf = ({ percentage, ...result }: typeof own) =>
    `${format.count(shownScore(result))} / ${format.count(result.totalQuestions)} (${format.percent(percentage, 100)})`;
  const timeOf = ({ timeTaken }: typeof own) =>
    timeTaken === null ? noValue : format.duration(timeTaken);
  // Both are of the same questions. Percentages are cut, so those of different results can be equal.
  const ahead = shownScore(own) - shownScore(theirs);
  const hasTimes = own.timeTaken !== null && theirs.timeTaken !== null;
  return (
    <Card component="section" padding="md" aria-labelledby={heading} mb="md">
      <Title order={2} size="h4" id={heading}>
        {m.both}
      </Title>
      <Text fw={600} mb="xs">
        {ahead === 0 ? m.even : ahead > 0 ? m.ahead : m.behind}
      </Text>
      <Table aria-labelledby={heading} horizontalSpacing="xs" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th scope="col">{m.you}</Table.Th>
            <Table.Th scope="col" className={classes.name}>
              <bdi>{challenger.name ?? m.challenger}</bdi>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Row label={m.result} own={scoreOf(own)} theirs={scoreOf(theirs)} />
          {hasTimes && <Row label={m.time} own={timeOf(own)} theirs={timeOf(theirs)} />}
          {questions.map(({ number, isOwnRight, isChallengersRight }) => (
            <Row
              key={number}
              label={m.question({ number: format.count(number) })}
              own={<Sign isRight={isOwnRight} />}
              theirs={<Sign isRight={isChallengersRight} />}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

interface RowProps {
  label: string;
  own: ReactNode;
  theirs: ReactNode;
}

const Row = ({ label, own, theirs }: RowProps) => (
  <Table.Tr>
    <Table.Th scope="row">{label}</Table.Th>
    <Table.Td>{own}</Table.Td>
    <Table.Td>{theirs}</Table.Td>
  </Table.Tr>
);

function Sign({ isRight }: { isRight: boolean }) {
  const m = useMessages(reviewMessages);
  return (
    <span className={classes.sign} data-right={isRight || undefined}>
      {isRight ? <IconCheck size={16} aria-hidden /> : <IconX size={16} aria-hidden />}
      {isRight ? m.correct : m.wrong}
    </span>
  );
}
