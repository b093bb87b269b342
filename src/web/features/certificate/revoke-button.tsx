import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { RevocationInput } from '#shared/features/certificate/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useCertificateCalls } from './api.ts';
import { certificateMessages } from './messages/messages.ts';

interface RevokeButtonProps {
  id: string;
  by: 'learner' | 'administrator';
}

/** Revokes a certificate for good: an administrator gives a reason, its learner need not. */
export function RevokeButton({ id, by }: RevokeButtonProps) {
  return by === 'learner' ? <GiveUp id={id} /> : <RevokeWithReason id={id} />;
}

function GiveUp({ id }: { id: string }) {
  const m = useMessages(certificateMessages);
  const { giveUp } = useCertificateCalls(id);
  const { run } = useReported(m.notSaved);
  const { confirm, dialog } = useConfirm();
  return (
    <>
      <Button
        variant="default"
        onClick={() =>
          confirm({
            title: m.revokeTitle,
            consequences: m.revokeConsequences,
            confirmLabel: m.revoke,
            tone: 'danger',
            act: () => run(giveUp),
          })
        }
      >
        {m.revoke}
      </Button>
      {dialog}
    </>
  );
}

function RevokeWithReason({ id }: { id: string }) {
  const m = useMessages(certificateMessages);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {m.revoke}
      </Button>
      <FormDialog isShort opened={opened} onClose={close} title={m.revokeTitle}>
        {({ cancel }) => <ReasonForm id={id} onClose={close} onCancel={cancel} />}
      </FormDialog>
    </>
  );
}

interface ReasonFormProps {
  id: string;
  onClose: () => void;
  onCancel: () => void;
}

function ReasonForm({ id, onClose, onCancel }: ReasonFormProps) {
  const m = useMessages(certificateMessages);
  const { revoke } = useCertificateCalls(id);
  const { form, formProps, pending, failure } = useZodForm({
    schema: RevocationInput,
    initialValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await revoke(reason);
      onClose();
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <Text>{m.revokeConsequences}</Text>
        <Textarea
          label={m.reason}
          description={m.reasonUse}
          autosize
          minRows={2}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <FormFailure failure={failure} />
        <FormButtons pending={pending} tone="danger" cancelLabel={m.cancel} onCancel={onCancel}>
          {m.revoke}
        </FormButtons>
      </Stack>
    </form>
  );
}
