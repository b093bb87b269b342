import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureAlert } from './failure-alert.tsx';

interface LoadedPanelProps<Row> {
  query: {
    data: Row | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Says what did not work. */
  failed: string;
  children: (row: Row) => ReactNode;
}

/**
 * The row that a panel is about: shown when it is there, with a skeleton before and a way to try again. It stays when
 * reading it again fails, with what was typed into its forms.
 */
export function LoadedPanel<Row>({ query, failed, children }: LoadedPanelProps<Row>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      {Boolean(error) && (
        <FailureAlert
          title={failed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
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
