import { Skeleton, Stack } from '@mantine/core';
import { isFailure } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import type { AttemptTimeline } from '../api.ts';
import { timelineMessages } from './messages/messages.ts';
import { TimelineView } from './timeline-view.tsx';

interface FoundTimelineProps {
  attemptId: number;
  query: {
    data: AttemptTimeline | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
}

/** What was received of an attempt, once it is known. */
export function FoundTimeline({
  attemptId,
  query: { data, error, isFetching, refetch },
}: FoundTimelineProps) {
  const m = useMessages(timelineMessages);
  if (data) return <TimelineView timeline={data} />;
  if (error && isFailure(error, 'not-found'))
    return <EmptyState title={m.notFound({ number: String(attemptId) })} />;
  if (error)
    return (
      <FailureAlert
        title={m.failed}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <Stack role="status" aria-label={m.loading}>
      <Skeleton height={140} />
      <Skeleton height={320} />
    </Stack>
  );
}
