import {
  ActionIcon,
  Badge,
  Button,
  Rating,
  SegmentedControl,
  SimpleGrid,
  Text,
  VisuallyHidden,
} from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconTrash, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column, Direction } from '#web/lists/admin-table.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
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

interface TestimonialsPageProps {
  search: TestimonialSearch;
  onSearch: (search: TestimonialSearch) => void;
}

const colours = { pending: 'marigold', approved: 'pass', rejected: 'fail' } as const;

const columnsOf = (
  m: MessagesOf<typeof testimonialAdminMessages>,
): Column<TestimonialRow, Sort>[] => [
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
      <p className={classes.words} dir="auto">
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
      <Text span inherit c="dimmed" className={classes.date}>
        <Moment at={row.createdAt} />
      </Text>
    ),
  },
  {
    title: m.statusTitle,
    sort: 'status',
    cell: (row) => (
      <Badge size="md" color={colours[row.status]} className={classes.status}>
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
      <div className={classes.tools}>
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
        onRowKey={(event, row) => decideByKey(event, row, actions)}
        actions={(row) => <Decisions row={row} actions={actions} />}
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

function decideByKey(event: KeyboardEvent<HTMLElement>, row: TestimonialRow, actions: Actions) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const decision = event.key === 'a' ? 'approved' : event.key === 'r' ? 'rejected' : undefined;
  if (!decision || decision === row.status) return;
  void actions.decide([row], decision);
  // On to the next: a decided row may leave the list.
  const next = event.currentTarget.nextElementSibling;
  if (next instanceof HTMLElement) next.focus();
}

const decision = {
  size: 'compact-sm',
  variant: 'light',
  classNames: { section: classes.decisionIcon, label: classes.decisionWord },
} as const;

function Decisions({ row, actions }: { row: TestimonialRow; actions: Actions }) {
  const m = useMessages(testimonialAdminMessages);
  const { name } = row;
  return (
    <>
      <Button
        {...decision}
        color="pass"
        leftSection={<IconCheck size={16} aria-hidden />}
        aria-label={m.approveOf({ name })}
        disabled={row.status === 'approved'}
        onClick={() => void actions.decide([row], 'approved')}
      >
        {m.approve}
      </Button>
      <Button
        {...decision}
        color="fail"
        leftSection={<IconX size={16} aria-hidden />}
        aria-label={m.rejectOf({ name })}
        disabled={row.status === 'rejected'}
        onClick={() => void actions.decide([row], 'rejected')}
      >
        {m.reject}
      </Button>
      <ActionIcon
        aria-label={m.pendingAgainOf({ name })}
        title={m.pendingAgain}
        disabled={row.status === 'pending'}
        onClick={() => void actions.decide([row], 'pending')}
      >
        <IconArrowBackUp size={18} data-points aria-hidden />
      </ActionIcon>
      <ActionIcon
        color="fail"
        aria-label={m.deleteOf({ name })}
        onClick={() => actions.remove([row])}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}
