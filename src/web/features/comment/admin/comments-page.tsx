import { Badge, Group, NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column } from '#web/lists/admin-table.tsx';
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
import { type CommentRow, type CommentSearch, useCommentCounts, useCommentPage } from './api.ts';
import { useCommentActions } from './comment-actions.ts';
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
        <p className={lists.words} dir="auto">
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
      <Text span inherit c="dimmed" className={lists.date}>
        <Moment at={createdAt} />
      </Text>
    ),
  },
  {
    title: m.state,
    cell: ({ state, reports }) => (
      <Group gap="2xs">
        <Badge size="md" color={colours[state]} className={lists.badge}>
          {m.states[state]}
        </Badge>
        {reports > 0 && (
          <Badge size="md" color="fail" className={lists.badge}>
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
      <div className={lists.tools}>
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
        onRowKey={(event, row) => decideOnKey(event, decisionsOf(row, actions, m))}
        actions={(row) => <Decisions {...decisionsOf(row, actions, m)} />}
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

/** What can be decided about a row. */
function decisionsOf(row: CommentRow, actions: Actions, m: Words) {
  const name = row.author ?? '';
  return {
    accept: {
      word: m.publish,
      label: m.publishOf({ name }),
      isDone: isSettled(row, 'published'),
      decide: () => void actions.decide([row], 'published'),
    },
    reject: {
      word: m.reject,
      label: m.rejectOf({ name }),
      isDone: isSettled(row, 'rejected'),
      decide: () => void actions.decide([row], 'rejected'),
    },
    reopen: {
      word: m.waitAgain,
      label: m.waitAgainOf({ name }),
      isDone: isSettled(row, 'waiting'),
      decide: () => void actions.decide([row], 'waiting'),
    },
    remove: { label: m.deleteOf({ name }), open: () => actions.remove([row]) },
  };
}
