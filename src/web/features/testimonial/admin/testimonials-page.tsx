import { Badge, Rating, SegmentedControl, SimpleGrid, Text, VisuallyHidden } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column, Direction } from '#web/lists/admin-table.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
import lists from '#web/lists/decisions.module.css';
import { Decisions, decideOnKey } from '#web/lists/decisions.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import {
  type TestimonialRow,
  type TestimonialSearch,
  useTestimonialCounts,
  useTestimonialPage,
} from './api.ts';
import { testimonialAdminMessages } from './messages/messages.ts';
import { useTestimonialActions } from './testimonial-actions.tsx';
import classes from './testimonials-page.module.css';

type Sort = NonNullable<TestimonialSearch['sort']>;
type Actions = ReturnType<typeof useTestimonialActions>;
type Words = MessagesOf<typeof testimonialAdminMessages>;

interface TestimonialsPageProps {
  search: TestimonialSearch;
  onSearch: (search: TestimonialSearch) => void;
}

const colours = { pending: 'marigold', approved: 'pass', rejected: 'fail' } as const;

const columnsOf = (m: Words): Column<TestimonialRow, Sort>[] => [
  {
    title: m.from,
    sort: 'name',
    words: true,
    cell: (row) => (
      <>
        <Text inherit fw={600} dir="auto">
          {row.name}
        </Text>
        <Text inherit c="dimmed" dir="auto">
          {row.role}, {row.username}
        </Text>
      </>
    ),
  },
  {
    title: m.testimonial,
    main: true,
    cell: (row) => (
      <p className={lists.words} dir="auto">
        {row.content}
      </p>
    ),
  },
  {
    title: m.stars,
    sort: 'rating',
    usual: 'desc',
    cell: (row) => (
      <>
        <Rating value={row.rating} readOnly size="xs" color="marigold" aria-hidden />
        <VisuallyHidden>{m.ofFiveStars({ rating: String(row.rating) })}</VisuallyHidden>
      </>
    ),
  },
  {
    title: m.received,
    secondary: true,
    sort: 'created',
    usual: 'desc',
    cell: (row) => (
      <Text span inherit c="dimmed" className={lists.date}>
        <Moment at={row.createdAt} />
      </Text>
    ),
  },
  {
    title: m.statusTitle,
    sort: 'status',
    cell: (row) => (
      <Badge size="md" color={colours[row.status]} className={lists.badge}>
        {m.status[row.status]}
      </Badge>
    ),
  },
];

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
          onChange={(shown) => narrow({ status: shown === 'all' ? undefined : shown })}
        />
        <SearchField
          aria-label={m.find}
          placeholder={m.nameOrWords}
          text={search.q ?? ''}
          onSearch={(q) => narrow({ q: q || undefined })}
        />
        <Text size="sm" c="dimmed" visibleFrom="md">
          {m.keys}
        </Text>
      </div>
      <AdminList
        label={m.title}
        query={query}
        failed={m.loadFailed}
        columns={columnsOf(m)}
        nameOf={({ name }) => m.testimonialOf({ name })}
        sorting={{
          by: search.sort,
          direction: search.direction,
          onSort: (sort: Sort, direction: Direction) => narrow({ sort, direction }),
        }}
        onPage={(page) => onSearch({ ...search, page })}
        onRowKey={(event, row) => decideOnKey(event, decisionsOf(row, actions, m))}
        actions={(row) => <Decisions {...decisionsOf(row, actions, m)} />}
        bulk={(rows, clear) => (
          <>
            <BulkButton onClick={() => void actions.decide(rows, 'approved').then(clear)}>
              {m.approve}
            </BulkButton>
            <BulkButton onClick={() => void actions.decide(rows, 'rejected').then(clear)}>
              {m.reject}
            </BulkButton>
            <BulkButton onClick={() => void actions.decide(rows, 'pending').then(clear)}>
              {m.pendingAgain}
            </BulkButton>
            <BulkButton tone="danger" onClick={() => actions.remove(rows)}>
              {m.delete}
            </BulkButton>
          </>
        )}
        empty={
          search.q ? (
            <EmptyState title={m.noMatch}>{m.tryOtherWords}</EmptyState>
          ) : (
            <EmptyState title={search.status === 'pending' ? m.noneToReview : m.noneHere}>
              {m.appearsHere}
            </EmptyState>
          )
        }
      />
      {actions.dialog}
    </Page>
  );
}

/** What can be decided about a row. */
function decisionsOf(row: TestimonialRow, actions: Actions, m: Words) {
  const name = row.name;
  return {
    accept: {
      word: m.approve,
      label: m.approveOf({ name }),
      isDone: row.status === 'approved',
      decide: () => void actions.decide([row], 'approved'),
    },
    reject: {
      word: m.reject,
      label: m.rejectOf({ name }),
      isDone: row.status === 'rejected',
      decide: () => void actions.decide([row], 'rejected'),
    },
    reopen: {
      word: m.pendingAgain,
      label: m.pendingAgainOf({ name }),
      isDone: row.status === 'pending',
      decide: () => void actions.decide([row], 'pending'),
    },
    remove: { label: m.deleteOf({ name }), open: () => actions.remove([row]) },
  };
}
