import { Card, Skeleton, Table, Text, VisuallyHidden } from '@mantine/core';
import type { LeaderboardEntry } from '#shared/features/progress/schema.ts';
import { Bubble } from '../../ui/bubble.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { formatCount } from '../../ui/format.ts';
import { useLeaderboard } from './api.ts';
import classes from './leaderboard.module.css';

const places = 10;

/** The best learners. */
export function Leaderboard() {
  const { data, error, refetch, isFetching } = useLeaderboard();
  if (data) return <Standings entries={data} />;
  if (error) {
    return (
      <FailureAlert
        title="Error loading the leaderboard"
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  return (
    <Card role="status" padding="lg">
      <VisuallyHidden>Loading the leaderboard…</VisuallyHidden>
      {Array.from({ length: places }, (_, place) => place).map((place) => (
        <Skeleton key={place} h={28} mt={place === 0 ? 0 : 'sm'} />
      ))}
    </Card>
  );
}

function Standings({ entries }: { entries: LeaderboardEntry[] }) {
  if (entries.length === 0) {
    return (
      <Card padding="lg">
        <EmptyState title="Nobody is here yet" order={3}>
          Finish a quiz and the first place is yours.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card padding={0}>
      <Table className={classes.table} verticalSpacing="xs" horizontalSpacing="sm">
        <Table.Caption className={classes.caption}>
          Score counts the correct answers of your best attempt at each quiz. Ties go to fewer
          attempts.
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              <VisuallyHidden>Place</VisuallyHidden>
            </Table.Th>
            <Table.Th scope="col">Name</Table.Th>
            <Table.Th scope="col" ta="end">
              Quizzes
            </Table.Th>
            <Table.Th scope="col" ta="end">
              Score
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry, index) => (
            <Table.Tr key={`${index} ${entry.name}`}>
              <Table.Td className={classes.place}>
                <VisuallyHidden>{index + 1}</VisuallyHidden>
                <Bubble label={index + 1} size="sm" state={index === 0 ? 'filled' : 'empty'} />
              </Table.Td>
              <Table.Td className={classes.name}>{entry.name}</Table.Td>
              <Table.Td ta="end">{formatCount(entry.quizzesCompleted)}</Table.Td>
              <Table.Td ta="end">
                <Text component="span" fw={700}>
                  {formatCount(entry.score)}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
