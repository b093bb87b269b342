import { Card, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { shownScore } from '#shared/kernel/points.ts';
import { useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { noValue } from '#web/ui/text/no-value.ts';
import { VerdictBadge } from '../review/verdict.tsx';
import type { FinishedAttempt } from './api.ts';
import { resultsMessages } from './messages/messages.ts';
import classes from './results-list.module.css';

interface ResultsProps {
  attempts: readonly FinishedAttempt[];
}

/** Finished attempts: a table where there is room, else cards. */
export function ResultsList({ attempts, id }: ResultsProps & { id: string }) {
  const m = useMessages(resultsMessages);
  return (
    <section id={id} aria-label={m.attempts} tabIndex={-1} className={classes.list}>
      <ResultTable attempts={attempts} />
      <ResultCards attempts={attempts} />
    </section>
  );
}

function ResultTable({ attempts }: ResultsProps) {
  const mark = useContentMark();
  const m = useMessages(resultsMessages);
  const format = useFormat();
  return (
    <Card padding={0} className={classes.table}>
      <Table highlightOnHover aria-label={m.tableName}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{m.quiz}</Table.Th>
            <Table.Th scope="col">{m.verdict}</Table.Th>
            <Table.Th scope="col" ta="end">
              {m.score}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {m.correct}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {m.time}
            </Table.Th>
            <Table.Th scope="col">{m.finished}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {attempts.map((attempt) => (
            <Table.Tr key={attempt.id}>
              <Table.Td>
                <TextLink
                  to="/results/$id"
                  params={{ id: String(attempt.id) }}
                  underline="hover"
                  fw={600}
                  {...mark(attempt.quiz.language)}
                >
                  {attempt.quiz.title}
                </TextLink>
                {attempt.selfReported && (
                  <Text size="xs" c="dimmed">
                    {m.selfReported}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>
                <VerdictBadge attempt={attempt} />
              </Table.Td>
              <Table.Td ta="end">
                {format.percent(shownScore(attempt), attempt.totalQuestions)}
              </Table.Td>
              <Table.Td ta="end">
                {format.count(shownScore(attempt))}/{attempt.totalQuestions}
                {attempt.points !== undefined && (
                  <Text size="xs" c="dimmed">
                    {m.points}
                  </Text>
                )}
              </Table.Td>
              <Table.Td ta="end">
                {attempt.timeTaken === null ? noValue : format.duration(attempt.timeTaken)}
              </Table.Td>
              <Table.Td>
                <Moment at={attempt.completedAt} form="moment" />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function ResultCards({ attempts }: ResultsProps) {
  const mark = useContentMark();
  const format = useFormat();
  return (
    <ul className={classes.cards}>
      {attempts.map((attempt) => (
        <li key={attempt.id}>
          <Link to="/results/$id" params={{ id: String(attempt.id) }} className={classes.card}>
            <span className={classes.cardTitle} {...mark(attempt.quiz.language)}>
              {attempt.quiz.title}
            </span>
            <span className={classes.cardScore} data-figures>
              {format.percent(shownScore(attempt), attempt.totalQuestions)}
            </span>
            <VerdictBadge attempt={attempt} />
            <span className={classes.cardDate}>
              <Moment at={attempt.completedAt} form="moment" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
