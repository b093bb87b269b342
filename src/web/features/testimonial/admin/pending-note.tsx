import { Alert } from '@mantine/core';
import { IconMessageStar } from '@tabler/icons-react';
import { counted } from '#web/ui/text/format.ts';
import { TextLink } from '#web/ui/text/links.tsx';
import { usePendingCount } from './api.ts';

/** Says that testimonials wait for an administrator; nothing while none does. */
export function PendingNote() {
  const pending = usePendingCount();
  if (pending === 0) return null;
  return (
    <Alert color="marigold" icon={<IconMessageStar aria-hidden />} mt="md">
      <TextLink to="/admin/testimonials" search={{ status: 'pending' }} c="inherit">
        {counted(pending, 'testimonial')} to review
      </TextLink>
    </Alert>
  );
}
