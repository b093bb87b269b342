import { Skeleton, Stack } from '@mantine/core';
import { isFailure } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type FailingQuery, QueryFailure } from '#web/ui/loaded-panel.tsx';
import type { AttemptTimeline } from './api.ts';
import { timelineMessages } from './messages/messages.ts';
import { TimelineView } from './timeline-view.tsx';

interface FoundTimelineProps {
  attemptId: number;
  query: FailingQuery & { data: AttemptTimeline | undefined };
}

/** What was received of an attempt, once it is known. */
export function FoundTimeline({ attemptId, query }: FoundTimelineProps) {
  const { data, error } = query;
  const m = useMessages(timelineMessages);
  if (data) return <TimelineView timeline={data} />;
  if (error && isFailure(error, 'not-found'))
    return <EmptyState title={m.notFound({ number: String(attemptId) })} />;
  if (error) return <QueryFailure title={m.failed} query={query} />;
  return (
    <Stack role="status" aria-label={m.loading}>
      <Skeleton height={140} />
      <Skeleton height={320} />
    </Stack>
  );
}
