import { ActionIcon, Badge, Title } from '@mantine/core';
import { IconMailForward, IconTrash } from '@tabler/icons-react';
import { isLanguage, languageNames } from '#shared/kernel/language/languages.ts';
import { shownName } from '#shared/kernel/public-name.ts';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column } from '#web/lists/admin-table.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
import { idsOf, nameById } from '#web/lists/rows.ts';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { type Pending, usePendingCalls, usePendingInvitations } from './api.ts';
import classes from './invitations-page.module.css';
import { invitationMessages } from './messages/messages.ts';

type Messages = MessagesOf<typeof invitationMessages>;

const nameOf = ({ displayName, username }: Pending) => shownName(displayName, username);

interface PendingListProps {
  page: number;
  onPage: (page: number) => void;
}

/** The people who were invited and have not signed in yet. */
export function PendingList({ page, onPage }: PendingListProps) {
  const m = useMessages(invitationMessages);
  const query = usePendingInvitations(page);
  const { resend, revoke, dialog } = usePendingActions();
  return (
    <section aria-labelledby="pending">
      <Title order={2} size="h4" id="pending" mb="xs">
        {m.pending}
      </Title>
      <AdminList<Pending, never>
        label={m.pending}
        query={query}
        failed={m.loadFailed}
        found={m.found}
        columns={columnsFor(m)}
        nameOf={nameOf}
        onPage={onPage}
        actions={(row) => (
          <>
            <ActionIcon
              aria-label={m.resendNamed({ name: nameOf(row) })}
              onClick={() => void resend([row])}
            >
              <IconMailForward size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              aria-label={m.revokeNamed({ name: nameOf(row) })}
              onClick={() => revoke([row])}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </>
        )}
        bulk={(rows, clearAfter) => (
          <>
            <BulkButton onClick={() => clearAfter(resend(rows))}>{m.resend}</BulkButton>
            <BulkButton tone="danger" onClick={() => revoke(rows)}>
              {m.revoke}
            </BulkButton>
          </>
        )}
        empty={
          <EmptyState title={m.nobody} order={3}>
            {m.nobodyHint}
          </EmptyState>
        }
      />
      {dialog}
    </section>
  );
}

function usePendingActions() {
  const m = useMessages(invitationMessages);
  const calls = usePendingCalls();
  const report = useReportOutcome();
  const { confirm, dialog } = useConfirm();
  const wordsFor = (rows: readonly Pending[], ended: Messages['revoked']) => ({
    messages: { ...ended, missing: m.missing },
    nameOf: nameById(rows, nameOf),
    failed: m.notDone,
  });
  return {
    resend: (rows: readonly Pending[]) =>
      report(calls.resend({ ids: idsOf(rows) }), wordsFor(rows, m.sentAgain)),
    revoke: (rows: readonly Pending[]) =>
      confirm({
        title: m.revokeTitle({ count: rows.length }),
        consequences: m.revokeText,
        confirmLabel: m.revoke,
        tone: 'danger',
        act: () => report(calls.revoke({ ids: idsOf(rows) }), wordsFor(rows, m.revoked)),
      }),
    dialog,
  };
}

const columnsFor = (m: Messages): Column<Pending, never>[] => [
  {
    title: m.name,
    main: true,
    cell: (row) => (
      <>
        <bdi className={classes.text}>{nameOf(row)}</bdi>{' '}
        {row.isSuspended && (
          <Badge color="fail" className={classes.badge}>
            {m.suspended}
          </Badge>
        )}
      </>
    ),
  },
  {
    title: m.email,
    words: true,
    cell: ({ email }) => (
      <span className={classes.soft} dir="ltr">
        {email}
      </span>
    ),
  },
  {
    title: m.language,
    secondary: true,
    cell: ({ preferredLanguage: code }) => (isLanguage(code) ? languageNames[code] : code),
  },
  { title: m.sent, inCard: m.sent, cell: ({ sentAt }) => <Moment at={sentAt} /> },
  {
    title: m.ends,
    inCard: m.ends,
    cell: ({ expiresAt, isExpired }) =>
      isExpired ? (
        <Badge color="marigold" className={classes.badge}>
          {m.expired}
        </Badge>
      ) : (
        <Moment at={expiresAt} />
      ),
  },
];
