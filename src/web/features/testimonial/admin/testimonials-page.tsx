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
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column, Direction } from '#web/lists/admin-table.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { formatCount } from '#web/ui/text/format.ts';
import { Moment } from '#web/ui/text/moment.tsx';
import {
  type TestimonialRow,
  type TestimonialSearch,
  useTestimonialCounts,
  useTestimonialPage,
} from './api.ts';
import { useTestimonialActions } from './testimonial-actions.tsx';
import classes from './testimonials-page.module.css';

type Sort = NonNullable<TestimonialSearch['sort']>;
type Actions = ReturnType<typeof useTestimonialActions>;

interface TestimonialsPageProps {
  search: TestimonialSearch;
  onSearch: (search: TestimonialSearch) => void;
}

const statusWords = {
  pending: { color: 'marigold', label: 'Pending' },
  approved: { color: 'pass', label: 'Approved' },
  rejected: { color: 'fail', label: 'Rejected' },
} as const;

const columns: Column<TestimonialRow, Sort>[] = [
  {
    title: 'From',
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
    title: 'Testimonial',
    main: true,
    cell: (row) => (
      <p className={classes.words} dir="auto">
        {row.content}
      </p>
    ),
  },
  {
    title: 'Stars',
    sort: 'rating',
    usual: 'desc',
    cell: (row) => (
      <>
        <Rating value={row.rating} readOnly size="xs" color="marigold" aria-hidden />
        <VisuallyHidden>{row.rating} of 5 stars</VisuallyHidden>
      </>
    ),
  },
  {
    title: 'Received',
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
    title: 'Status',
    sort: 'status',
    cell: (row) => (
      <Badge size="md" color={statusWords[row.status].color} className={classes.status}>
        {statusWords[row.status].label}
      </Badge>
    ),
  },
];

/** What learners wrote, for an administrator to approve or reject; either can be taken back. */
export function TestimonialsPage({ search, onSearch }: TestimonialsPageProps) {
  const counts = useTestimonialCounts();
  const query = useTestimonialPage(search);
  const actions = useTestimonialActions();
  const narrow = (change: Partial<TestimonialSearch>) =>
    onSearch({ ...search, ...change, page: undefined });
  return (
    <Page width="full">
      <PageHeader title="Testimonials" above={<BackLink />} />
      <SimpleGrid cols={3} spacing={{ base: 'xs', xs: 'md' }} mb="lg">
        <StatCard figure={formatCount(counts.pending)} label="Pending Review" />
        <StatCard figure={formatCount(counts.approved)} label="Approved" />
        <StatCard figure={formatCount(counts.rejected)} label="Rejected" />
      </SimpleGrid>
      <div className={classes.tools}>
        <SegmentedControl
          size="sm"
          aria-label="Which to show"
          className={classes.filter}
          data={[
            { value: 'all', label: 'All' },
            { value: 'pending', label: 'Pending' },
            { value: 'approved', label: 'Approved' },
            { value: 'rejected', label: 'Rejected' },
          ]}
          value={search.status ?? 'all'}
          onChange={(shown) => narrow({ status: shown === 'all' ? undefined : shown })}
        />
        <SearchField
          aria-label="Find a testimonial"
          placeholder="Name or words"
          text={search.q ?? ''}
          onSearch={(q) => narrow({ q: q || undefined })}
        />
        <Text size="sm" c="dimmed" visibleFrom="md">
          In a row, A approves and R rejects.
        </Text>
      </div>
      <AdminList
        label="Testimonials"
        query={query}
        failed="Error loading testimonials"
        columns={columns}
        nameOf={({ name }) => `the testimonial of ${name}`}
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
              Approve
            </BulkButton>
            <BulkButton onClick={() => void actions.decide(rows, 'rejected').then(clear)}>
              Reject
            </BulkButton>
            <BulkButton onClick={() => void actions.decide(rows, 'pending').then(clear)}>
              Pending again
            </BulkButton>
            <BulkButton tone="danger" onClick={() => actions.remove(rows)}>
              Delete
            </BulkButton>
          </>
        )}
        empty={
          search.q ? (
            <EmptyState title="No testimonial matches">Try fewer or other words.</EmptyState>
          ) : (
            <EmptyState
              title={
                search.status === 'pending' ? 'No testimonial to review' : 'No testimonials here'
              }
            >
              What learners send in appears here.
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
  return (
    <>
      <Button
        {...decision}
        color="pass"
        leftSection={<IconCheck size={16} aria-hidden />}
        aria-label={`Approve the testimonial of ${row.name}`}
        disabled={row.status === 'approved'}
        onClick={() => void actions.decide([row], 'approved')}
      >
        Approve
      </Button>
      <Button
        {...decision}
        color="fail"
        leftSection={<IconX size={16} aria-hidden />}
        aria-label={`Reject the testimonial of ${row.name}`}
        disabled={row.status === 'rejected'}
        onClick={() => void actions.decide([row], 'rejected')}
      >
        Reject
      </Button>
      <ActionIcon
        aria-label={`Make the testimonial of ${row.name} pending again`}
        title="Pending again"
        disabled={row.status === 'pending'}
        onClick={() => void actions.decide([row], 'pending')}
      >
        <IconArrowBackUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        color="fail"
        aria-label={`Delete the testimonial of ${row.name}`}
        onClick={() => actions.remove([row])}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}
