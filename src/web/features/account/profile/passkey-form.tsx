import { Alert, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { NewPasskey } from '#shared/features/account/second-factor.ts';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import type { Outputs } from '#web/trpc.ts';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useAddPasskey, useRenamePasskey } from '../second-factor/api.ts';
import { profileMessages } from './messages/messages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const PasskeyName = NewPasskey.pick({ name: true });

interface AddPasskeyProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Names a passkey, has the browser create it, and then shows the recovery codes if they are new. */
export function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  const m = useMessages(profileMessages);
  const add = useAddPasskey();
  const toast = useToast();
  const [codes, setCodes] = useState<string[]>();
  const { form, formProps, pending, failure } = useZodForm({
    schema: PasskeyName,
    initialValues: { name: '' },
    onSubmit: async ({ name }) => {
      const added = await add.mutateAsync(name);
      if (!added) return;
      form.reset();
      // A message in the corner would cover the codes on a phone.
      if (added.recoveryCodes) return setCodes(added.recoveryCodes);
      toast({
        title: m.passkey.added,
        message: m.othersSignedOut,
        tone: 'pass',
      });
      onDone();
    },
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <form {...formProps} aria-label={m.passkey.addTitle}>
      <Stack>
        <Text>{m.passkey.explanation}</Text>
        <TextInput
          label={m.passkey.nameField}
          description={m.passkey.nameUse}
          {...form.getInputProps('name')}
        />
        {add.error && !failure?.fields?.name && (
          <Alert color="fail" icon={<IconAlertTriangle aria-hidden />}>
            {messageOf(add.error, m.passkey.createFailed)}
          </Alert>
        )}
        <FormButtons pending={pending} onCancel={onCancel}>
          {m.passkey.create}
        </FormButtons>
      </Stack>
    </form>
  );
}

interface RenamePasskeyProps extends AddPasskeyProps {
  passkey: Outputs['account']['secondFactor']['passkeys'][number];
}

export function RenamePasskey({ passkey: { id, name }, onDone, onCancel }: RenamePasskeyProps) {
  const m = useMessages(profileMessages);
  const rename = useRenamePasskey();
  const toast = useToast();
  const { form, formProps, pending, failure } = useZodForm({
    schema: PasskeyName,
    initialValues: { name },
    onSubmit: async (entered) => {
      await rename.mutateAsync({ id, ...entered });
      form.resetDirty();
      toast({ title: m.passkey.renamed, tone: 'pass' });
      onDone();
    },
  });
  return (
    <form {...formProps} aria-label={m.passkey.renameTitle}>
      <Stack>
        <TextInput label={m.passkey.nameField} data-autofocus {...form.getInputProps('name')} />
        <FormFailure failure={failure} />
        <FormButtons pending={pending} onCancel={onCancel}>
          {m.passkey.rename}
        </FormButtons>
      </Stack>
    </form>
  );
}
