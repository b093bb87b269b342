import { Card, Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { leaderboardMessages } from './messages/messages.ts';

const rowCount = 10;

interface LoadedRankingProps<Data> {
  ranking: {
    data: Data | undefined;
    error: unknown;
    refetch: () => unknown;
    isFetching: boolean;
  };
  children: (data: Data) => ReactNode;
}

/** A ranking once it is loaded; before that, rows in its shape. */
export function LoadedRanking<Data>({ ranking, children }: LoadedRankingProps<Data>) {
  const m = useMessages(leaderboardMessages);
  const { data, error, refetch, isFetching } = ranking;
  if (data !== undefined) return children(data);
  if (error) {
    return <FailureAlert title={m.failed} error={error} onRetry={refetch} retrying={isFetching} />;
  }
  return (
    <Card role="status" padding="lg">
      <VisuallyHidden>{m.loading}</VisuallyHidden>
      {Array.from({ length: rowCount }, (_, index) => index).map((index) => (
        <Skeleton key={index} h={28} mt={index === 0 ? 0 : 'sm'} />
      ))}
    </Card>
  );
}
