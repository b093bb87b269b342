import { ActionIcon, Badge, Button, Group, NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconTrash, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column } from '#web/lists/admin-table.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { type CommentRow, type CommentSearch, useCommentCounts, useCommentPage } from './api.ts';
import { useCommentActions } from './comment-actions.ts';
import classes from './comments-page.module.css';
import { commentAdminMessages } from './messages/messages.ts';

type Actions = ReturnType<typeof useCommentActions>;
type Words = MessagesOf<typeof commentAdminMessages>;

interface CommentsPageProps {
  search: CommentSearch;
  onSearch: (search: CommentSearch) => void;
}

const colours = { waiting: 'marigold', published: 'pass', rejected: 'fail' } as const;
const shownChoices = ['waiting', 'reported', 'published', 'rejected'] as const;

const columnsOf = (m: Words): Column<CommentRow, never>[] => [
  {
    title: m.author,
    words: true,
    cell: ({ author, isByStaff }) => (
      <Text inherit fw={isByStaff ? 700 : 600} dir="auto">
        {author}
      </Text>
    ),
  },
  {
    title: m.comment,
    main: true,
    cell: ({ text, question }) => (
      <>
        <p className={classes.words} dir="auto">
          {text}
        </p>
        <Text inherit c="dimmed" dir="auto">
          {m.question}: <bdi>{question.preview}</bdi>
        </Text>
      </>
    ),
  },
  {
    title: m.sent,
    secondary: true,
    cell: ({ createdAt }) => (
      <Text span inherit c="dimmed" className={classes.date}>
        <Moment at={createdAt} />
      </Text>
    ),
  },
  {
    title: m.state,
    cell: ({ state, reports }) => (
      <Group gap="2xs">
        <Badge size="md" color={colours[state]} className={classes.state}>
          {m.states[state]}
        </Badge>
        {reports > 0 && (
          <Badge size="md" color="fail" className={classes.state}>
            {m.reports({ count: reports })}
          </Badge>
        )}
      </Group>
    ),
  },
];

/** What learners say about questions, to publish or to reject; either can be taken back. */
export function CommentsPage({ search, onSearch }: CommentsPageProps) {
  const m = useMessages(commentAdminMessages);
  const format = useFormat();
  const counts = useCommentCounts();
  const query = useCommentPage(search);
  const actions = useCommentActions();
  const narrow = (change: Partial<CommentSearch>) =>
    onSearch({ ...search, ...change, page: undefined });
  return (
    <Page width="full">
      <PageHeader title={m.title} above={<BackLink />} />
      <SimpleGrid cols={2} spacing={{ base: 'xs', xs: 'md' }} mb="lg">
        <StatCard figure={format.count(counts.waiting)} label={m.waiting} />
        <StatCard figure={format.count(counts.reported)} label={m.reported} />
      </SimpleGrid>
      <div className={classes.tools}>
        <NativeSelect
          aria-label={m.whichToShow}
          data={[
            { value: 'all', label: m.all },
            ...shownChoices.map((value) => ({ value, label: m.states[value] })),
          ]}
          value={search.show ?? 'all'}
          onChange={({ currentTarget: { value } }) =>
            narrow({ show: shownChoices.find((shown) => shown === value) })
          }
        />
        <SearchField
          aria-label={m.find}
          placeholder={m.words}
          text={search.q ?? ''}
          onSearch={(q) => narrow({ q: q || undefined })}
        />
        <Text size="sm" c="dimmed" visibleFrom="md">
          {m.keys}
        </Text>
      </div>
      <AdminList<CommentRow, never>
        label={m.title}
        query={query}
        failed={m.loadFailed}
        columns={columnsOf(m)}
        nameOf={({ author }) => m.commentOf({ name: author ?? '' })}
        onPage={(page) => onSearch({ ...search, page })}
        onRowKey={(event, row) => decideByKey(event, row, actions)}
        actions={(row) => <Decisions row={row} actions={actions} />}
        bulk={(rows, clear) => (
          <>
            <BulkButton onClick={() => void actions.decide(rows, 'published').then(clear)}>
              {m.publish}
            </BulkButton>
            <BulkButton onClick={() => void actions.decide(rows, 'rejected').then(clear)}>
              {m.reject}
            </BulkButton>
            <BulkButton onClick={() => void actions.decide(rows, 'waiting').then(clear)}>
              {m.waitAgain}
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
            <EmptyState
              title={
                search.show === 'waiting' || search.show === 'reported'
                  ? m.noneToReview
                  : m.noneHere
              }
            >
              {m.appearsHere}
            </EmptyState>
          )
        }
      />
      {actions.dialog}
    </Page>
  );
}

/** A reported comment may be published again, which settles its reports. */
const isSettled = ({ state, reports }: CommentRow, wanted: CommentRow['state']) =>
  state === wanted && reports === 0;

function decideByKey(event: KeyboardEvent<HTMLElement>, row: CommentRow, actions: Actions) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const decision = event.key === 'a' ? 'published' : event.key === 'r' ? 'rejected' : undefined;
  if (!decision || isSettled(row, decision)) return;
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

function Decisions({ row, actions }: { row: CommentRow; actions: Actions }) {
  const m = useMessages(commentAdminMessages);
  const name = row.author ?? '';
  return (
    <>
      <Button
        {...decision}
        color="pass"
        leftSection={<IconCheck size={16} aria-hidden />}
        aria-label={m.publishOf({ name })}
        disabled={isSettled(row, 'published')}
        onClick={() => void actions.decide([row], 'published')}
      >
        {m.publish}
      </Button>
      <Button
        {...decision}
        color="fail"
        leftSection={<IconX size={16} aria-hidden />}
        aria-label={m.rejectOf({ name })}
        disabled={isSettled(row, 'rejected')}
        onClick={() => void actions.decide([row], 'rejected')}
      >
        {m.reject}
      </Button>
      <ActionIcon
        aria-label={m.waitAgainOf({ name })}
        title={m.waitAgain}
        disabled={isSettled(row, 'waiting')}
        onClick={() => void actions.decide([row], 'waiting')}
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
