import { ActionIcon } from '@mantine/core';
import { IconLockOpen, IconUserOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PeopleSort } from '#shared/features/account/people.ts';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column } from '#web/lists/admin-table.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
import { opensRow } from '#web/lists/list-with-panel.tsx';
import { changing } from '#web/search-params.ts';
import { Address } from '#web/ui/admin/address.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { type PersonRow, usePeople } from './api.ts';
import { peopleMessages } from './messages/messages.ts';
import classes from './people-page.module.css';
import type { PeoplePageProps } from './people-page.tsx';
import { type PeopleSearch, peopleQuery } from './people-search.ts';
import { nameOf } from './person-name.ts';
import { RoleBadges, StatusBadge } from './status-badge.tsx';
import { usePeopleActions } from './use-people-actions.tsx';

/** The accounts found, one or several of which can be acted on. */
export function PeopleList({ search, onSearch }: PeoplePageProps) {
  const m = useMessages(peopleMessages);
  const query = usePeople(peopleQuery(search));
  const actions = usePeopleActions();
  // Next to the panel there is less room, and the panel shows the other columns.
  const isNarrow = search.person !== undefined;
  const hidden = new Set([m.email, m.joined, m.seen]);
  return (
    <div>
      <AdminList<PersonRow, PeopleSort>
        label={m.title}
        query={query}
        failed={m.failed}
        found={m.found}
        columns={columnsFor(m, search).filter(({ title }) => !isNarrow || !hidden.has(title))}
        nameOf={nameOf}
        sorting={{
          by: search.sort,
          direction: search.direction,
          onSort: (sort, direction) => onSearch({ ...search, sort, direction, page: undefined }),
        }}
        onPage={(page) => onSearch({ ...search, page })}
        actions={(row) => <SuspendOrLift row={row} actions={actions} />}
        bulk={(rows, clearAfter) => (
          <>
            <BulkButton onClick={() => actions.endSessions(rows)}>{m.endSessions}</BulkButton>
            {rows.some(({ status }) => status === 'suspended') && (
              <BulkButton onClick={() => clearAfter(actions.lift(rows))}>{m.lift}</BulkButton>
            )}
            <BulkButton tone="danger" onClick={() => actions.suspend(rows)}>
              {m.suspend}
            </BulkButton>
          </>
        )}
        empty={
          <EmptyState title={m.noMatch} order={2}>
            {m.noMatchHint}
          </EmptyState>
        }
      />
      {actions.dialogs}
    </div>
  );
}

interface SuspendOrLiftProps {
  row: PersonRow;
  actions: ReturnType<typeof usePeopleActions>;
}

function SuspendOrLift({ row, actions }: SuspendOrLiftProps) {
  const m = useMessages(peopleMessages);
  const name = nameOf(row);
  if (row.status === 'suspended')
    return (
      <ActionIcon aria-label={m.liftNamed({ name })} onClick={() => void actions.lift([row])}>
        <IconLockOpen size={18} aria-hidden />
      </ActionIcon>
    );
  return (
    <ActionIcon aria-label={m.suspendNamed({ name })} onClick={() => actions.suspend([row])}>
      <IconUserOff size={18} aria-hidden />
    </ActionIcon>
  );
}

function columnsFor(
  m: MessagesOf<typeof peopleMessages>,
  search: PeopleSearch,
): Column<PersonRow, PeopleSort>[] {
  return [
    {
      title: m.name,
      sort: 'name',
      main: true,
      cell: (person) => <NameCell person={person} search={search} />,
    },
    {
      title: m.email,
      sort: 'email',
      words: true,
      cell: ({ email }) => (
        <span className={classes.email} dir="ltr">
          <Address>{email}</Address>
        </span>
      ),
    },
    {
      title: m.status,
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      title: m.joined,
      sort: 'joined',
      usual: 'desc',
      secondary: true,
      inCard: m.joined,
      cell: ({ createdAt }) => (
        <span className={classes.nowrap}>
          <Moment at={createdAt} />
        </span>
      ),
    },
    {
      title: m.seen,
      sort: 'seen',
      usual: 'desc',
      inCard: m.seen,
      cell: ({ lastLoginAt }) => (
        <span className={classes.nowrap}>
          {lastLoginAt ? <Moment at={lastLoginAt} /> : m.never}
        </span>
      ),
    },
  ];
}

function NameCell({ person, search }: { person: PersonRow; search: PeopleSearch }) {
  const name = nameOf(person);
  return (
    <>
      <Link
        from="/admin/users"
        to="/admin/users"
        search={changing(search, { ...search, person: person.id })}
        className={classes.name}
        {...opensRow(search.person === person.id)}
      >
        {name}
      </Link>
      {name !== person.username && (
        <span className={classes.username} dir="auto">
          {' '}
          {person.username}
        </span>
      )}{' '}
      <RoleBadges roles={person.roles} />
    </>
  );
}
