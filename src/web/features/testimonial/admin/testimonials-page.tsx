import {
  Badge,
  Button,
  Group,
  Rating,
  SegmentedControl,
  SimpleGrid,
  Table,
  Text,
} from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { messageOf } from '../../../failure.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { formatCount } from '../../../ui/format.ts';
import { TextLink } from '../../../ui/links.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageButtons } from '../../../ui/page-buttons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonCards } from '../../../ui/skeleton-cards.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { useToast } from '../../../ui/toaster.tsx';
import {
  type TestimonialRow,
  type TestimonialSearch,
  useDecide,
  useTestimonialCounts,
  useTestimonialPage,
} from './api.ts';
import classes from './testimonials-page.module.css';

type Decision = 'approved' | 'rejected';

interface TestimonialsPageProps {
  search: TestimonialSearch;
  onSearch: (search: TestimonialSearch) => void;
}

const statusWords = {
  pending: { color: 'marigold', label: 'Pending' },
  approved: { color: 'pass', label: 'Approved' },
  rejected: { color: 'fail', label: 'Rejected' },
} as const;

/** What learners wrote, for an administrator to approve or reject; either can be changed later. */
export function TestimonialsPage({ search, onSearch }: TestimonialsPageProps) {
  const counts = useTestimonialCounts();
  const { data, error, refetch, isFetching } = useTestimonialPage(search);
  return (
    <Page>
      <PageHeader title="Testimonials" above={<TextLink to="/admin">Dashboard</TextLink>} />
      <SimpleGrid cols={3} spacing={{ base: 'xs', xs: 'md' }} mb="lg">
        <StatCard figure={formatCount(counts.pending)} label="Pending Review" />
        <StatCard figure={formatCount(counts.approved)} label="Approved" />
        <StatCard figure={formatCount(counts.rejected)} label="Rejected" />
      </SimpleGrid>
      <Group justify="space-between" mb="md" gap="sm">
        <SegmentedControl
          aria-label="Which to show"
          className={classes.filter}
          data={[
            { value: 'all', label: 'All' },
            { value: 'pending', label: 'Pending' },
            { value: 'approved', label: 'Approved' },
            { value: 'rejected', label: 'Rejected' },
          ]}
          value={search.status ?? 'all'}
          onChange={(shown) => onSearch({ status: shown === 'all' ? undefined : shown })}
        />
        <Text size="sm" c="dimmed" visibleFrom="md">
          With the focus on a row, A approves and R rejects.
        </Text>
      </Group>
      {error && (
        <FailureAlert
          title="Error loading testimonials"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <SkeletonCards count={3} label="Loading testimonials…" />}
      {data && (
        <>
          <TestimonialTable rows={data.items} status={search.status} />
          <PageButtons mt="md" of={data} onPage={(page) => onSearch({ ...search, page })} />
        </>
      )}
    </Page>
  );
}

interface TestimonialTableProps {
  rows: readonly TestimonialRow[];
  status: TestimonialSearch['status'];
}

function TestimonialTable({ rows, status }: TestimonialTableProps) {
  const decide = useDecision();
  if (rows.length === 0)
    return (
      <EmptyState title={status === 'pending' ? 'Nothing waits for you' : 'No testimonials here'}>
        What learners send in appears here.
      </EmptyState>
    );
  return (
    <Table className={classes.table} aria-label="Testimonials" verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>From</Table.Th>
          <Table.Th>Testimonial</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th>Actions</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <TestimonialRowView key={row.id} row={row} onDecide={decide} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Decides, says so, and offers the way back where there is one. */
function useDecision() {
  const { mutate } = useDecide();
  const toast = useToast();
  const decide = (row: TestimonialRow, status: Decision) => {
    if (row.status === status) return;
    const before = row.status;
    mutate(
      { id: row.id, status },
      {
        onSuccess: () =>
          toast({
            title: status === 'approved' ? 'Testimonial approved' : 'Testimonial rejected',
            message: row.name,
            tone: 'pass',
            ...(before === 'pending'
              ? {}
              : {
                  action: {
                    label: 'Undo',
                    onClick: () => decide({ ...row, status }, before),
                  },
                }),
          }),
        onError: (error) =>
          toast({
            title: 'Error updating testimonial',
            message: messageOf(error, 'Please try again.'),
            tone: 'fail',
          }),
      },
    );
  };
  return decide;
}

interface RowProps {
  row: TestimonialRow;
  onDecide: (row: TestimonialRow, status: Decision) => void;
}

function TestimonialRowView({ row, onDecide }: RowProps) {
  const status = statusWords[row.status];
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const decision = event.key === 'a' ? 'approved' : event.key === 'r' ? 'rejected' : undefined;
    if (!decision) return;
    onDecide(row, decision);
    // On to the next: a decided row may leave the list, and would take the focus with it.
    const next = event.currentTarget.nextElementSibling;
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <Table.Tr onKeyDown={onKeyDown} tabIndex={0} className={classes.row}>
      <Table.Td className={classes.from}>
        <Text fw={600} dir="auto">
          {row.name}
        </Text>
        <Text size="sm" c="dimmed" dir="auto">
          {row.role}
        </Text>
        <Text size="sm" c="dimmed">
          {row.username}, <Moment at={row.createdAt} />
        </Text>
      </Table.Td>
      <Table.Td className={classes.content}>
        <Rating value={row.rating} readOnly size="sm" color="marigold" aria-hidden />
        <span className={classes.stars}>{row.rating} of 5 stars</span>
        <p className={classes.words} dir="auto">
          {row.content}
        </p>
      </Table.Td>
      <Table.Td className={classes.status}>
        <Badge color={status.color}>{status.label}</Badge>
      </Table.Td>
      <Table.Td className={classes.actions}>
        <Group gap="xs" wrap="nowrap">
          <Button
            size="sm"
            variant="light"
            color="pass"
            leftSection={<IconCheck size={18} aria-hidden />}
            aria-label={`Approve the testimonial of ${row.name}`}
            disabled={row.status === 'approved'}
            onClick={() => onDecide(row, 'approved')}
          >
            Approve
          </Button>
          <Button
            size="sm"
            variant="light"
            color="fail"
            leftSection={<IconX size={18} aria-hidden />}
            aria-label={`Reject the testimonial of ${row.name}`}
            disabled={row.status === 'rejected'}
            onClick={() => onDecide(row, 'rejected')}
          >
            Reject
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
