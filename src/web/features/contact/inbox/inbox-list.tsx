import { Link } from '@tanstack/react-router';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column } from '#web/lists/admin-table.tsx';
import { opensRow } from '#web/lists/list-with-panel.tsx';
import { changing } from '#web/search-params.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { AnswerDue } from './answer-due.tsx';
import { type InboxRow, useInbox } from './api.ts';
import classes from './inbox-page.module.css';
import type { InboxPageProps } from './inbox-page.tsx';
import { type InboxSearch, inboxQuery } from './inbox-search.ts';
import { inboxMessages } from './messages/messages.ts';

/** The messages found. */
export function InboxList({ search, onSearch }: InboxPageProps) {
  const m = useMessages(inboxMessages);
  const query = useInbox(inboxQuery(search));
  // Next to the panel there is less room, and the panel says the rest.
  const isNarrow = search.message !== undefined;
  return (
    <AdminList<InboxRow, never>
      label={m.title}
      query={query}
      failed={m.failed}
      found={m.found}
      columns={columnsFor(m, search).filter(({ title }) => !isNarrow || title !== m.sent)}
      nameOf={({ subject }) => subject}
      onPage={(page) => onSearch({ ...search, page })}
      empty={
        <EmptyState title={m.none} order={2}>
          {m.noneHint}
        </EmptyState>
      }
    />
  );
}

function columnsFor(
  m: MessagesOf<typeof inboxMessages>,
  search: InboxSearch,
): Column<InboxRow, never>[] {
  return [
    {
      title: m.message,
      main: 'text',
      cell: ({ id, subject, name }) => (
        <>
          <Link
            from="/admin/contact-messages"
            to="/admin/contact-messages"
            search={changing(search, { ...search, message: id })}
            className={classes.subject}
            {...opensRow(search.message === id)}
          >
            {subject}
          </Link>
          <bdi className={classes.sender}>{name}</bdi>
        </>
      ),
    },
    { title: m.status, cell: (row) => <AnswerDue {...row} /> },
    {
      title: m.sent,
      inCard: m.sent,
      secondary: true,
      cell: ({ createdAt }) => (
        <span className={classes.nowrap}>
          <Moment at={createdAt} form="moment" />
        </span>
      ),
    },
  ];
}
