import { NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { DecidedList } from '#web/lists/decided-list.tsx';
import lists from '#web/lists/decisions.module.css';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { type CommentRow, type CommentSearch, useCommentCounts, useCommentPage } from './api.ts';
import { useCommentActions } from './comment-actions.ts';
import { commentColumns } from './comment-columns.tsx';
import { commentAdminMessages } from './messages/messages.ts';

interface CommentsPageProps {
  search: CommentSearch;
  onSearch: (search: CommentSearch) => void;
}

const shownChoices = ['waiting', 'reported', 'published', 'rejected'] as const;

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
      <CommentTools search={search} onNarrow={narrow} />
      <DecidedList<CommentRow, never, CommentRow['state']>
        label={m.title}
        query={query}
        failed={m.loadFailed}
        columns={commentColumns(m)}
        nameOf={({ author }) => m.commentOf({ name: author ?? '' })}
        onPage={(page) => onSearch({ ...search, page })}
        decisions={{
          accept: { state: 'published', word: m.publish, label: m.publishOf },
          reject: { state: 'rejected', word: m.reject, label: m.rejectOf },
          reopen: { state: 'waiting', word: m.waitAgain, label: m.waitAgainOf },
          remove: { word: m.delete, label: m.deleteOf },
          labelName: ({ author }) => author ?? '',
          isDone: isSettled,
          actions,
        }}
        empty={<NoComments search={search} />}
      />
      {actions.dialog}
    </Page>
  );
}

/** A reported comment may be published again, which settles its reports. */
const isSettled = ({ state, reports }: CommentRow, wanted: CommentRow['state']) =>
  state === wanted && reports === 0;

interface CommentToolsProps {
  search: CommentSearch;
  onNarrow: (change: Partial<CommentSearch>) => void;
}

/** Which comments are shown, and the keys that decide. */
function CommentTools({ search, onNarrow }: CommentToolsProps) {
  const m = useMessages(commentAdminMessages);
  return (
    <div className={lists.tools}>
      <NativeSelect
        aria-label={m.whichToShow}
        data={[
          { value: 'all', label: m.all },
          ...shownChoices.map((value) => ({ value, label: m.states[value] })),
        ]}
        value={search.show ?? 'all'}
        onChange={({ currentTarget: { value } }) =>
          onNarrow({ show: shownChoices.find((shown) => shown === value) })
        }
      />
      <SearchField
        aria-label={m.find}
        placeholder={m.words}
        text={search.q}
        onSearch={(q) => onNarrow({ q })}
      />
      <Text size="sm" c="dimmed" visibleFrom="md">
        {m.keys}
      </Text>
    </div>
  );
}

function NoComments({ search: { q, show } }: { search: CommentSearch }) {
  const m = useMessages(commentAdminMessages);
  if (q) return <EmptyState title={m.noMatch}>{m.tryOtherWords}</EmptyState>;
  const isToReview = show === 'waiting' || show === 'reported';
  return <EmptyState title={isToReview ? m.noneToReview : m.noneHere}>{m.appearsHere}</EmptyState>;
}
