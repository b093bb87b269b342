import { Button, Group, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useUser } from '#web/session/session.tsx';
import { useSite } from '#web/site.ts';
import { useReported } from '#web/ui/use-reported.ts';
import { type Person, usePeopleCalls } from './api.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { peopleMessages } from './messages/messages.ts';
import { RoleDialog } from './role-dialog.tsx';
import { usePeopleActions } from './use-people-actions.tsx';

/** What can be done with one account; what would lock out its own administrator is not offered. */
export function PersonActions({ person }: { person: Person }) {
  const m = useMessages(peopleMessages);
  const user = useUser();
  const actions = usePeopleActions();
  const [changingRoles, setChangingRoles] = useState(false);
  const [merging, setMerging] = useState(false);
  if (user?.id === person.id)
    return (
      <Text size="sm" c="dimmed">
        {m.yourself}
      </Text>
    );
  const isSuspended = person.suspension !== null;
  return (
    <Group gap="xs">
      {isSuspended ? (
        <Button size="sm" variant="default" onClick={() => void actions.lift([person])}>
          {m.lift}
        </Button>
      ) : (
        <ResetButton person={person} />
      )}
      {person.sessions.length > 0 && (
        <Button size="sm" variant="default" onClick={() => actions.endSessions([person])}>
          {m.endSessions}
        </Button>
      )}
      {(person.roles.length > 0 || (person.status === 'active' && person.emailVerified)) && (
        <Button size="sm" variant="default" onClick={() => setChangingRoles(true)}>
          {m.changeRoles}
        </Button>
      )}
      {!person.roles.includes('administrator') && person.status === 'active' && (
        <Button size="sm" variant="default" onClick={() => setMerging(true)}>
          {m.merge}
        </Button>
      )}
      {!isSuspended && (
        <Button size="sm" variant="default" c="fail" onClick={() => actions.suspend([person])}>
          {m.suspend}
        </Button>
      )}
      <DeleteOrKeep person={person} />
      {changingRoles && (
        <Suspense>
          <RoleDialog person={person} onClose={() => setChangingRoles(false)} />
        </Suspense>
      )}
      {merging && (
        <Suspense>
          <MergeDialog person={person} onClose={() => setMerging(false)} />
        </Suspense>
      )}
      {person.roles.length === 0 && person.status === 'active' && !person.emailVerified && (
        <Text size="sm" c="dimmed">
          {m.rolesLater}
        </Text>
      )}
      {actions.dialogs}
    </Group>
  );
}

function ResetButton({ person: { id } }: { person: Person }) {
  const m = useMessages(peopleMessages);
  const { mailReset } = usePeopleCalls();
  const { pending, run } = useReported(m.notDone);
  return (
    <Button
      size="sm"
      variant="default"
      loading={pending}
      onClick={() => void run(() => mailReset({ id }), m.resetMailed)}
    >
      {m.mailReset}
    </Button>
  );
}

function DeleteOrKeep({ person: { id, scheduledDeletionDate } }: { person: Person }) {
  const m = useMessages(peopleMessages);
  const { remove, keep } = usePeopleCalls();
  const { pending, run } = useReported(m.notDone);
  const { confirm, dialog } = useConfirm();
  const { deletionGraceDays } = useSite();
  if (scheduledDeletionDate)
    return (
      <Button
        size="sm"
        variant="default"
        loading={pending}
        onClick={() => void run(() => keep({ id }), m.kept)}
      >
        {m.keep}
      </Button>
    );
  return (
    <>
      <Button
        size="sm"
        variant="default"
        c="fail"
        onClick={() =>
          confirm({
            title: m.delete,
            consequences: m.deleteText({ days: deletionGraceDays }),
            confirmLabel: m.delete,
            tone: 'danger',
            act: () => run(() => remove({ id }), m.deleted),
          })
        }
      >
        {m.delete}
      </Button>
      {dialog}
    </>
  );
}
