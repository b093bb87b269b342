import { Card, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatDuration, formatPercent } from '#web/ui/text/format.ts';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import type { FinishedAttempt } from '../api.ts';
import { VerdictBadge } from '../review/verdict.tsx';
import classes from './results-list.module.css';

interface ResultsProps {
  attempts: readonly FinishedAttempt[];
}

/** Finished attempts: a table where there is room, else cards. */
export function ResultsList({ attempts, id }: ResultsProps & { id: string }) {
  return (
    <section id={id} aria-label="Attempts" tabIndex={-1} className={classes.list}>
      <ResultTable attempts={attempts} />
      <ResultCards attempts={attempts} />
    </section>
  );
}

function ResultTable({ attempts }: ResultsProps) {
  return (
    <Card padding={0} className={classes.table}>
      <Table highlightOnHover aria-label="Your finished attempts, newest first">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Quiz</Table.Th>
            <Table.Th scope="col">Verdict</Table.Th>
            <Table.Th scope="col" ta="end">
              Score
            </Table.Th>
            <Table.Th scope="col" ta="end">
              Correct
            </Table.Th>
            <Table.Th scope="col" ta="end">
              Time
            </Table.Th>
            <Table.Th scope="col">Finished</Table.Th>
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
                >
                  {attempt.quiz.title}
                </TextLink>
                {attempt.selfReported && (
                  <Text size="xs" c="dimmed">
                    Self-reported
                  </Text>
                )}
              </Table.Td>
              <Table.Td>
                <VerdictBadge attempt={attempt} />
              </Table.Td>
              <Table.Td ta="end">{formatPercent(attempt.score, attempt.totalQuestions)}</Table.Td>
              <Table.Td ta="end">
                {attempt.score}/{attempt.totalQuestions}
              </Table.Td>
              <Table.Td ta="end">
                {attempt.timeTaken === null ? '–' : formatDuration(attempt.timeTaken)}
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
  return (
    <ul className={classes.cards}>
      {attempts.map((attempt) => (
        <li key={attempt.id}>
          <Link to="/results/$id" params={{ id: String(attempt.id) }} className={classes.card}>
            <span className={classes.cardTitle}>{attempt.quiz.title}</span>
            <span className={classes.cardScore} data-figures>
              {formatPercent(attempt.score, attempt.totalQuestions)}
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
