import { Skeleton } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { type PracticeSetInput, usePracticeSet } from '../api.ts';
import { practiceMessages } from '../messages/messages.ts';
import type { PracticeQuestionComponent } from '../practice-parts.ts';
import { RunningSet } from './running-set.tsx';

interface PracticeSessionProps {
  wanted: PracticeSetInput;
  Question: PracticeQuestionComponent;
}

/** A set of questions, one after the other. */
export function PracticeSession({ wanted, Question }: PracticeSessionProps) {
  const m = useMessages(practiceMessages);
  const { data: set, error, refetch, isFetching, dataUpdatedAt } = usePracticeSet(wanted);
  return (
    <Page width="text">
      {error && (
        <FailureAlert
          title={m.notLoaded}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!set && !error && <Skeleton h={320} aria-hidden />}
      {set?.questions.length === 0 && (
        <EmptyState
          order={1}
          title={m.emptySet}
          action={<ButtonLink to="/practice">{m.toOverview}</ButtonLink>}
        >
          {m.emptySetHint}
        </EmptyState>
      )}
      {set && set.questions.length > 0 && (
        <RunningSet
          key={dataUpdatedAt}
          set={set}
          Question={Question}
          isLoadingMore={isFetching}
          onMore={() => void refetch()}
        />
      )}
    </Page>
  );
}
