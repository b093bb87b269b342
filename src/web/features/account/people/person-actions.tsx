import { Button, Group, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useUser } from '#web/session/session.tsx';
import { useSite } from '#web/site.ts';
import { useToast } from '#web/ui/toaster.tsx';
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
      {actions.dialogs}
    </Group>
  );
}

/** Runs a call and says in a toast how it ended. */
function useReported() {
  const m = useMessages(peopleMessages);
  const toast = useToast();
  return async (call: Promise<unknown>, done: string) => {
    try {
      await call;
      toast({ title: done, tone: 'pass' });
    } catch (error) {
      toast({ title: m.notDone, message: messageOf(error, ''), tone: 'fail' });
    }
  };
}

function ResetButton({ person: { id } }: { person: Person }) {
  const m = useMessages(peopleMessages);
  const { mailReset } = usePeopleCalls();
  const report = useReported();
  return (
    <Button
      size="sm"
      variant="default"
      onClick={() => void report(mailReset({ id }), m.resetMailed)}
    >
      {m.mailReset}
    </Button>
  );
}

function DeleteOrKeep({ person: { id, scheduledDeletionDate } }: { person: Person }) {
  const m = useMessages(peopleMessages);
  const { remove, keep } = usePeopleCalls();
  const report = useReported();
  const { confirm, dialog } = useConfirm();
  const { deletionGraceDays } = useSite();
  if (scheduledDeletionDate)
    return (
      <Button size="sm" variant="default" onClick={() => void report(keep({ id }), m.kept)}>
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
            act: () => report(remove({ id }), m.deleted),
          })
        }
      >
        {m.delete}
      </Button>
      {dialog}
    </>
  );
}
