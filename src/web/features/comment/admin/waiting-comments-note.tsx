import { Alert } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { TextLink } from '#web/ui/text/links.tsx';
import { useWaitingComments } from './waiting-comments.ts';

/** Says that comments need the reader's decision; nothing while none does. */
export function WaitingCommentsNote() {
  const waiting = useWaitingComments();
  if (!waiting) return null;
  return (
    <Alert color="marigold" icon={<IconMessages aria-hidden />} mt="md">
      <TextLink to="/admin/comments" c="inherit">
        {waiting.words}
      </TextLink>
    </Alert>
  );
}
