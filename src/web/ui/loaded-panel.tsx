import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureAlert } from './failure-alert.tsx';

/** What a query has of its state when it fails. */
export interface FailingQuery {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryFailureProps {
  /** What was not loaded, where the message alone does not say it. */
  title: string;
  query: FailingQuery;
}

/** Shows why a query failed, with a way to try again; nothing while it has not failed. */
export function QueryFailure({ title, query }: QueryFailureProps) {
  const { error, isFetching, refetch } = query;
  if (!error) return null;
  return (
    <FailureAlert
      title={title}
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

interface LoadedPanelProps<Row> {
  query: FailingQuery & { data: Row | undefined };
  /** Says what did not work. */
  failed: string;
  children: (row: Row) => ReactNode;
}

/**
 * The row that a panel is about: shown when it is there, with a skeleton before and a way to try again. It stays when
 * reading it again fails, with what was typed into its forms.
 */
export function LoadedPanel<Row>({ query, failed, children }: LoadedPanelProps<Row>) {
  const { data, error } = query;
  return (
    <>
      <QueryFailure title={failed} query={query} />
      {data !== undefined && children(data)}
      {data === undefined && !error && (
        <Stack aria-hidden>
          <Skeleton h={32} />
          <Skeleton h={240} />
        </Stack>
      )}
    </>
  );
}
