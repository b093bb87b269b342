import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { useClassAttempt } from './api.ts';
import { FoundTimeline } from './found-timeline.tsx';
import { timelineMessages } from './messages/messages.ts';

interface ClassAttemptPageProps {
  classId: number;
  attemptId: number;
  /** The way back to the class. */
  above: ReactNode;
}

/** What a member of a class did in an attempt that its gradebook has. */
export function ClassAttemptPage({ above, ...ref }: ClassAttemptPageProps) {
  const m = useMessages(timelineMessages);
  const query = useClassAttempt(ref);
  return (
    <Page>
      <PageHeader title={m.attempt({ number: String(ref.attemptId) })} above={above} />
      <FoundTimeline attemptId={ref.attemptId} query={query} />
    </Page>
  );
}
