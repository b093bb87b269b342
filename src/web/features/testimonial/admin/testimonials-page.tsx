import { SegmentedControl, SimpleGrid, Text } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { Direction } from '#web/lists/admin-table.tsx';
import { DecidedList } from '#web/lists/decided-list.tsx';
import lists from '#web/lists/decisions.module.css';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { type TestimonialSearch, useTestimonialCounts, useTestimonialPage } from './api.ts';
import { testimonialAdminMessages } from './messages/messages.ts';
import { useTestimonialActions } from './testimonial-actions.tsx';
import { type TestimonialSort, testimonialColumns } from './testimonial-columns.tsx';
import classes from './testimonials-page.module.css';

interface TestimonialsPageProps {
  search: TestimonialSearch;
  onSearch: (search: TestimonialSearch) => void;
}

/** What learners wrote, for an administrator to approve or reject; either can be taken back. */
export function TestimonialsPage({ search, onSearch }: TestimonialsPageProps) {
  const m = useMessages(testimonialAdminMessages);
  const format = useFormat();
  const counts = useTestimonialCounts();
  const query = useTestimonialPage(search);
  const actions = useTestimonialActions();
  const narrow = (change: Partial<TestimonialSearch>) =>
    onSearch({ ...search, ...change, page: undefined });
  return (
    <Page width="full">
      <PageHeader title={m.title} above={<BackLink />} />
      <SimpleGrid cols={3} spacing={{ base: 'xs', xs: 'md' }} mb="lg">
        <StatCard figure={format.count(counts.pending)} label={m.pendingReview} />
        <StatCard figure={format.count(counts.approved)} label={m.status.approved} />
        <StatCard figure={format.count(counts.rejected)} label={m.status.rejected} />
      </SimpleGrid>
      <TestimonialTools search={search} onNarrow={narrow} />
      <DecidedList
        label={m.title}
        query={query}
        failed={m.loadFailed}
        columns={testimonialColumns(m)}
        nameOf={({ name }) => m.testimonialOf({ name })}
        sorting={{
          by: search.sort,
          direction: search.direction,
          onSort: (sort: TestimonialSort, direction: Direction) => narrow({ sort, direction }),
        }}
        onPage={(page) => onSearch({ ...search, page })}
        decisions={{
          accept: { state: 'approved', word: m.approve, label: m.approveOf },
          reject: { state: 'rejected', word: m.reject, label: m.rejectOf },
          reopen: { state: 'pending', word: m.pendingAgain, label: m.pendingAgainOf },
          remove: { word: m.delete, label: m.deleteOf },
          labelName: ({ name }) => name,
          isDone: ({ status }, state) => status === state,
          actions,
        }}
        empty={<NoTestimonials search={search} />}
      />
      {actions.dialog}
    </Page>
  );
}

interface TestimonialToolsProps {
  search: TestimonialSearch;
  onNarrow: (change: Partial<TestimonialSearch>) => void;
}

/** Which testimonials are shown, and the keys that decide. */
function TestimonialTools({ search, onNarrow }: TestimonialToolsProps) {
  const m = useMessages(testimonialAdminMessages);
  return (
    <div className={lists.tools}>
      <SegmentedControl
        size="sm"
        aria-label={m.whichToShow}
        className={classes.filter}
        data={[
          { value: 'all', label: m.all },
          { value: 'pending', label: m.status.pending },
          { value: 'approved', label: m.status.approved },
          { value: 'rejected', label: m.status.rejected },
        ]}
        value={search.status ?? 'all'}
        onChange={(shown) => onNarrow({ status: shown === 'all' ? undefined : shown })}
      />
      <SearchField
        aria-label={m.find}
        placeholder={m.nameOrWords}
        text={search.q}
        onSearch={(q) => onNarrow({ q })}
      />
      <Text size="sm" c="dimmed" visibleFrom="md">
        {m.keys}
      </Text>
    </div>
  );
}

function NoTestimonials({ search }: { search: TestimonialSearch }) {
  const m = useMessages(testimonialAdminMessages);
  return search.q ? (
    <EmptyState title={m.noMatch}>{m.tryOtherWords}</EmptyState>
  ) : (
    <EmptyState title={search.status === 'pending' ? m.noneToReview : m.noneHere}>
      {m.appearsHere}
    </EmptyState>
  );
}
