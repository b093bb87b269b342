import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { roles } from '#shared/kernel/roles.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { usePending } from '#web/ui/use-pending.ts';
import { OwnerProof, useOwnerProof } from '../profile/owner-proof.tsx';
import { type Person, usePeopleCalls } from './api.ts';
import { peopleMessages } from './messages/messages.ts';

/** Chooses the roles of an account, and asks for a proof of the administrator who changes them. */
export function RoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const m = useMessages(peopleMessages);
  const proof = useOwnerProof();
  const { setRoles } = usePeopleCalls();
  const toast = useToast();
  const [loadedRoles] = useState(person.roles);
  const [chosen, setChosen] = useState<readonly string[]>(loadedRoles);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { pending, run } = usePending();
  const change = async () => {
    try {
      const wanted = roles.filter((role) => chosen.includes(role));
      await setRoles({
        id: person.id,
        roles: wanted,
        loadedRoles,
        ...(password ? { password } : {}),
      });
      toast({ title: m.rolesChanged, tone: 'pass' });
      onClose();
    } catch (error) {
      const { code, message, fields } = failureOf(error);
      setWrong(fields?.password);
      if (!fields?.password) toast({ title: m.notDone, message, tone: 'fail' });
      // The roles were changed meanwhile, and the panel shows the new ones.
      if (code === 'conflict') onClose();
    }
  };
  return (
    <ConfirmDialog
      opened
      title={m.changeRoles}
      confirmLabel={m.changeRoles}
      tone="plain"
      pending={pending}
      disabled={proof === undefined || proof === 'google' || (proof === 'password' && !password)}
      onConfirm={() => void run(change)}
      onCancel={onClose}
    >
      <Stack>
        <Text>{m.rolesText}</Text>
        <Checkbox.Group value={[...chosen]} onChange={setChosen} aria-label={m.role}>
          <Stack gap="sm">
            {roles.map((role) => (
              <Checkbox
                key={role}
                value={role}
                label={m.roles[role]}
                description={m.roleTexts[role]}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <OwnerProof password={password} onPassword={setPassword} error={wrong} />
      </Stack>
    </ConfirmDialog>
  );
}
