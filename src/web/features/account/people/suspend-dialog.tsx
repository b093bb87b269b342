import { NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { SuspensionReason } from '#shared/features/account/people.ts';
import { useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { peopleMessages } from './messages/messages.ts';

interface SuspendFormProps {
  onSuspend: (why: { reason: SuspensionReason; note: string | null }) => Promise<void>;
  onClose: () => void;
}

/** Asks why accounts are suspended. */
export function SuspendDialog({
  rows,
  ...form
}: SuspendFormProps & { rows: readonly { id: number }[] | undefined }) {
  const m = useMessages(peopleMessages);
  const shown = useLastShown(rows) ?? [];
  return (
    <Dialog
      opened={rows !== undefined}
      onClose={form.onClose}
      title={m.suspendTitle({ count: shown.length })}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <SuspendForm {...form} />
    </Dialog>
  );
}

function SuspendForm({ onSuspend, onClose }: SuspendFormProps) {
  const m = useMessages(peopleMessages);
  const [reason, setReason] = useState<SuspensionReason>('abuse');
  const [note, setNote] = useState('');
  const [pending, setPending] = useState(false);
  const suspend = async () => {
    setPending(true);
    await onSuspend({ reason, note: note.trim() || null });
    onClose();
  };
  return (
    <Stack>
      <Text size="sm">{m.suspendText}</Text>
      <NativeSelect
        label={m.reason}
        data-autofocus
        value={reason}
        data={SuspensionReason.options.map((value) => ({ value, label: m.reasons[value] }))}
        onChange={({ currentTarget }) =>
          setReason(SuspensionReason.catch('other').parse(currentTarget.value))
        }
      />
      <Textarea
        label={m.note}
        description={m.noteHint}
        autosize
        minRows={2}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <FormButtons pending={pending} tone="danger" onCancel={onClose} onSend={() => void suspend()}>
        {m.suspend}
      </FormButtons>
    </Stack>
  );
}
