import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { maxPerPage } from '#shared/kernel/limits.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useTimeZone } from '#web/ui/text/moment.tsx';
import { useFinishedAttempts } from './api.ts';
import { resultsMessages } from './messages/messages.ts';
import { countVerdict, filterResults } from './results-filter.ts';
import { ResultTools, SaveResults, VerdictFilter } from './results-filters.tsx';
import { ResultsList } from './results-list.tsx';
import type { ResultsFilter } from './results-search.ts';
import { ScoreTrend } from './score-trend.tsx';

const shownAtFirst = 50;
const listId = 'attempts';

interface ResultsPageProps {
  filter: ResultsFilter;
  onFilter: (change: Partial<ResultsFilter>) => void;
}

/** The learner's finished attempts, newest first, and how they went. */
export function ResultsPage({ filter, onFilter }: ResultsPageProps) {
  const m = useMessages(resultsMessages);
  const format = useFormat();
  const attempts = useFinishedAttempts();
  const zone = useTimeZone();
  const [shown, setShown] = useState(shownAtFirst);
  if (attempts.length === 0) return <NoResults />;

  const ofAnyVerdict = filterResults(attempts, { ...filter, verdict: undefined }, zone);
  const hits = filterResults(attempts, filter, zone);
  return (
    <Page>
      <PageHeader
        title={m.title}
        lead={m.lead({ count: attempts.length, passed: countVerdict(attempts, 'passed') })}
        actions={<SaveResults hits={hits} />}
      />
      {attempts.length >= maxPerPage && (
        <Text size="sm" c="dimmed" mb="md">
          {m.newest({ count: format.count(maxPerPage) })}
        </Text>
      )}
      {/* One attempt needs no filter, unless the address has one that hides it. */}
      {(attempts.length > 1 || hits.length === 0) && (
        <>
          <VerdictFilter attempts={ofAnyVerdict} chosen={filter.verdict} />
          <ResultTools attempts={attempts} filter={filter} onFilter={onFilter} />
        </>
      )}
      {hits.length === 0 ? (
        <EmptyState
          title={m.noneFound}
          action={
            <ButtonLink to="/results" search={{}} variant="default">
              {m.showAll}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <ScoreTrend attempts={hits} tableId={listId} />
          <ResultsList id={listId} attempts={hits.slice(0, shown)} />
        </>
      )}
      {hits.length > shown && (
        <Button variant="default" mt="lg" onClick={() => setShown(shown + shownAtFirst)}>
          {m.showMore({ count: Math.min(shownAtFirst, hits.length - shown) })}
        </Button>
      )}
    </Page>
  );
}

function NoResults() {
  const m = useMessages(resultsMessages);
  return (
    <Page>
      <PageHeader title={m.title} />
      <EmptyState title={m.noResults} action={<ButtonLink to="/quizzes">{m.explore}</ButtonLink>}>
        {m.noResultsHint}
      </EmptyState>
    </Page>
  );
}
