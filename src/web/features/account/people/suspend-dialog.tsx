import { NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { SuspensionReason } from '#shared/features/account/people.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { useReportUnsaved } from '#web/ui/form/report-unsaved.ts';
import { usePending } from '#web/ui/use-pending.ts';
import { peopleMessages } from './messages/messages.ts';
import { nameOf } from './person-name.ts';

type Named = Parameters<typeof nameOf>[0];

interface SuspendFormProps {
  /** @returns whether the dialog can close */
  onSuspend: (why: { reason: SuspensionReason; note: string | null }) => Promise<boolean>;
  onClose: () => void;
}

/** Asks why accounts are suspended. */
export function SuspendDialog({
  rows,
  ...form
}: SuspendFormProps & { rows: readonly Named[] | undefined }) {
  const m = useMessages(peopleMessages);
  const shown = useLastShown(rows) ?? [];
  return (
    <FormDialog
      isShort
      opened={rows !== undefined}
      onClose={form.onClose}
      title={m.suspendTitle({ count: shown.length })}
    >
      {({ cancel }) => <SuspendForm {...form} names={shown.map(nameOf)} onCancel={cancel} />}
    </FormDialog>
  );
}

function SuspendForm({
  names,
  onSuspend,
  onClose,
  onCancel,
}: SuspendFormProps & { names: readonly string[]; onCancel: () => void }) {
  const m = useMessages(peopleMessages);
  const format = useFormat();
  const [reason, setReason] = useState<SuspensionReason>('abuse');
  const [note, setNote] = useState('');
  useReportUnsaved(note.trim() !== '');
  const { pending, run } = usePending();
  const suspend = async () => {
    if (await onSuspend({ reason, note: note.trim() || null })) onClose();
  };
  return (
    <Stack>
      <Text fw={600} lineClamp={3} dir="auto">
        {format.list([...names])}
      </Text>
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
      <FormButtons
        pending={pending}
        tone="danger"
        onCancel={onCancel}
        onSend={() => void run(suspend)}
      >
        {m.suspend}
      </FormButtons>
    </Stack>
  );
}
