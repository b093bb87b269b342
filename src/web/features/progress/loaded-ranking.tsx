import { Card, Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { type FailingQuery, QueryFailure } from '#web/ui/loaded-panel.tsx';
import { leaderboardMessages } from './messages/messages.ts';

const rowCount = 10;

interface LoadedRankingProps<Data> {
  ranking: FailingQuery & { data: Data | undefined };
  children: (data: Data) => ReactNode;
}

/** A ranking once it is loaded; before that, rows in its shape. */
export function LoadedRanking<Data>({ ranking, children }: LoadedRankingProps<Data>) {
  const m = useMessages(leaderboardMessages);
  const { data, error } = ranking;
  if (data !== undefined) return children(data);
  if (error) return <QueryFailure title={m.failed} query={ranking} />;
  return (
    <Card role="status" padding="lg">
      <VisuallyHidden>{m.loading}</VisuallyHidden>
      {Array.from({ length: rowCount }, (_, index) => index).map((index) => (
        <Skeleton key={index} h={28} mt={index === 0 ? 0 : 'sm'} />
      ))}
    </Card>
  );
}
