import { Skeleton } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { ParentLink } from '#web/ui/frame/page-header.tsx';
import { QueryFailure } from '#web/ui/loaded-panel.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { type PracticeSetInput, useCheckAnswer, usePracticeSet } from '../api.ts';
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
  const query = usePracticeSet(wanted);
  const { data: set, error, refetch, isFetching, dataUpdatedAt } = query;
  const check = useCheckAnswer();
  return (
    <Page width="text">
      <QueryFailure title={m.notLoaded} query={query} />
      {!set && !error && <Skeleton h={320} aria-hidden />}
      {set?.questions.length === 0 && (
        <EmptyState
          order={1}
          title={m.emptySet}
          action={<ButtonLink to="/practice">{m.toOverview}</ButtonLink>}
        >
          {emptyHint(m, wanted.mode)}
        </EmptyState>
      )}
      {set && set.questions.length > 0 && (
        <RunningSet
          key={dataUpdatedAt}
          set={set}
          Question={Question}
          check={check}
          leave={<ParentLink to="/practice">{m.toOverview}</ParentLink>}
          others={(someWrong) => (
            <>
              {someWrong && (
                <ButtonLink to="/practice" search={{ mode: 'mistakes' }} variant="default">
                  {m.toMistakes}
                </ButtonLink>
              )}
              <ButtonLink to="/practice" variant="default">
                {m.toOverview}
              </ButtonLink>
            </>
          )}
          isLoadingMore={isFetching}
          onMore={() => void refetch()}
        />
      )}
    </Page>
  );
}

function emptyHint(m: MessagesOf<typeof practiceMessages>, mode: PracticeSetInput['mode']): string {
  if (mode === 'bookmarks') return m.emptyBookmarksHint;
  return mode === 'quiz' || mode === 'series' ? m.emptyQuizHint : m.emptySetHint;
}
