import { Button, Card, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { counted, formatDuration, formatPercent } from '../../ui/format.ts';
import { ButtonLink, TextLink } from '../../ui/links.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useFinishedAttempts } from './api.ts';
import classes from './results-page.module.css';
import { type Verdict, VerdictBadge, verdictOf, verdictWords } from './verdict.tsx';

type Attempt = ReturnType<typeof useFinishedAttempts>[number];

const shownAtFirst = 50;

/** The learner's finished attempts, newest first. */
export function ResultsPage({ verdict }: { verdict: Verdict | undefined }) {
  const attempts = useFinishedAttempts();
  const [shown, setShown] = useState(shownAtFirst);
  const hits = verdict ? attempts.filter((attempt) => verdictOf(attempt) === verdict) : attempts;
  const visible = hits.slice(0, shown);
  if (attempts.length === 0) {
    return (
      <Page>
        <PageHeader title="My Results" />
        <EmptyState
          title="No results yet"
          action={<ButtonLink to="/quizzes">Explore Quizzes</ButtonLink>}
        >
          Take your first quiz; its result and every answer explained will be here.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader title="My Results" lead={summaryLine(attempts)} />
      <VerdictFilter attempts={attempts} chosen={verdict} />
      {hits.length === 0 ? (
        <EmptyState
          title="None of these"
          action={
            <ButtonLink to="/results" search={{}} variant="default">
              Show all
            </ButtonLink>
          }
        />
      ) : (
        <>
          <ResultTable attempts={visible} />
          <ResultCards attempts={visible} />
        </>
      )}
      {hits.length > shown && (
        <Button variant="default" mt="lg" onClick={() => setShown(shown + shownAtFirst)}>
          Show {counted(Math.min(shownAtFirst, hits.length - shown), 'more', 'more')}
        </Button>
      )}
    </Page>
  );
}

function summaryLine(attempts: readonly Attempt[]): string {
  const passed = attempts.filter((attempt) => attempt.passed).length;
  return `${counted(attempts.length, 'attempt')}, ${passed} passed.`;
}

const verdicts = ['passed', 'failed', 'left'] as const;

function VerdictFilter({
  attempts,
  chosen,
}: {
  attempts: readonly Attempt[];
  chosen: Verdict | undefined;
}) {
  return (
    <nav className={classes.filter} aria-label="Filter by verdict">
      {[undefined, ...verdicts].map((verdict) => (
        <Link
          key={verdict ?? 'all'}
          to="/results"
          search={verdict ? { verdict } : {}}
          className={classes.choice}
          data-chosen={chosen === verdict || undefined}
          activeOptions={{ includeSearch: true, exact: true }}
        >
          {verdict ? verdictWords[verdict] : 'All'}{' '}
          <span className={classes.count} data-figures>
            {verdict
              ? attempts.filter((attempt) => verdictOf(attempt) === verdict).length
              : attempts.length}
          </span>
        </Link>
      ))}
    </nav>
  );
}

function ResultTable({ attempts }: { attempts: readonly Attempt[] }) {
  return (
    <Card padding={0} className={classes.table}>
      <Table highlightOnHover>
        <Table.Caption className={classes.caption}>
          Your finished attempts, newest first
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Quiz</Table.Th>
            <Table.Th scope="col">Verdict</Table.Th>
            <Table.Th scope="col" ta="end">
              Score
            </Table.Th>
            <Table.Th scope="col" ta="end">
              Right
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

function ResultCards({ attempts }: { attempts: readonly Attempt[] }) {
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
