import { Button, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useMessages } from '#web/language/language.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { useToast } from '#web/ui/toaster.tsx';
import type { Gradebook } from '../api.ts';
import { InviteButton } from '../invitations/invite-dialog.tsx';
import classes from './classroom.module.css';
import { classroomMessages } from './messages/messages.ts';

/** How people join: the code to write on a board, and a link to send. */
export function JoinCode({ managed: { id, joinCode, isOpen } }: { managed: Gradebook['class'] }) {
  const m = useMessages(classroomMessages);
  const toast = useToast();
  const router = useRouter();
  if (!isOpen)
    return (
      <Text c="dimmed" className={classes.join}>
        {m.joiningClosed}
      </Text>
    );
  const copy = async () => {
    const { href } = router.buildLocation({ to: '/classes', search: { code: joinCode } });
    const isCopied = await copyText(`${window.location.origin}${href}`);
    toast({ title: isCopied ? m.copied : m.notCopied, tone: isCopied ? 'pass' : 'fail' });
  };
  return (
    <div className={classes.join}>
      <span>{m.joinWith}</span>
      <code className={classes.code}>{joinCode}</code>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        {m.copyLink}
      </Button>
      <InviteButton classId={id} />
    </div>
  );
}
