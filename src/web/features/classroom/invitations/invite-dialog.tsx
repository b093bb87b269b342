import { Button, Stack, Text, Textarea } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { addressesIn, maxInvited } from '#shared/features/classroom/invitations.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useReportUnsaved } from '#web/ui/form/report-unsaved.ts';
import { useReported } from '#web/ui/use-reported.ts';
import { useInvite } from './api.ts';
import { classInvitationMessages } from './messages/messages.ts';

/** Opens the dialog that mails the link of the class. */
export function InviteButton({ classId }: { classId: number }) {
  const m = useMessages(classInvitationMessages);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconMail size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {m.invite}
      </Button>
      <FormDialog isShort opened={opened} onClose={close} title={m.title}>
        {({ cancel }) => <InviteForm classId={classId} onClose={close} onCancel={cancel} />}
      </FormDialog>
    </>
  );
}

interface InviteFormProps {
  classId: number;
  onClose: () => void;
  onCancel: () => void;
}

function InviteForm({ classId, onClose, onCancel }: InviteFormProps) {
  const m = useMessages(classInvitationMessages);
  const format = useFormat();
  const invite = useInvite();
  const { pending, run } = useReported(m.notSent);
  const [list, setList] = useState('');
  useReportUnsaved(list.trim() !== '');
  const { emails, unreadable } = addressesIn(list);
  const isTooLong = emails.length > maxInvited;
  const problem = isTooLong
    ? m.tooMany({ most: format.count(maxInvited) })
    : unreadable.length > 0 && m.unreadable({ parts: format.list(unreadable.slice(0, 5)) });
  const send = async () => {
    if (await run(() => invite({ classId, emails }), m.sent)) onClose();
  };
  return (
    <Stack>
      <Textarea
        label={m.addresses}
        description={m.hint}
        data-autofocus
        autosize
        minRows={4}
        maxRows={12}
        dir="ltr"
        spellCheck={false}
        value={list}
        error={problem}
        onChange={({ currentTarget }) => setList(currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        {m.rules}
      </Text>
      <FormButtons
        pending={pending}
        disabled={emails.length === 0 || isTooLong || unreadable.length > 0}
        onCancel={onCancel}
        onSend={() => void send()}
      >
        {m.send({ count: emails.length })}
      </FormButtons>
    </Stack>
  );
}
