import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { OwnerProof, useOwnerProof } from '../profile/owner-proof.tsx';
import { type Person, usePeopleCalls } from './api.ts';
import { peopleMessages } from './messages/messages.ts';

/** Asks before the role of an account changes, and for a proof of the administrator who changes it. */
export function RoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const m = useMessages(peopleMessages);
  const proof = useOwnerProof();
  const { setRole } = usePeopleCalls();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [pending, setPending] = useState(false);
  const { id, isAdmin } = person;
  const label = isAdmin ? m.removeAdmin : m.makeAdmin;
  const change = async () => {
    setPending(true);
    try {
      await setRole({ id, isAdmin: !isAdmin, ...(password ? { password } : {}) });
      toast({ title: m.roleChanged, tone: 'pass' });
      onClose();
    } catch (error) {
      const { message, fields } = failureOf(error);
      setWrong(fields?.password);
      if (!fields?.password) toast({ title: m.notDone, message, tone: 'fail' });
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      opened
      title={label}
      confirmLabel={label}
      tone={isAdmin ? 'danger' : 'plain'}
      pending={pending}
      disabled={proof === undefined || proof === 'google' || (proof === 'password' && !password)}
      onConfirm={() => void change()}
      onCancel={onClose}
    >
      <Stack>
        <Text>{isAdmin ? m.removeAdminText : m.makeAdminText}</Text>
        <OwnerProof password={password} onPassword={setPassword} error={wrong} />
      </Stack>
    </ConfirmDialog>
  );
}
