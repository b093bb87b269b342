import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

interface WaitingNoteProps {
  icon: ReactNode;
  /** Something should have been done by now. */
  isLate?: boolean;
  /** What waits, with a link to it. */
  children: ReactNode;
}

/** A note on a dashboard about something that waits for the reader. */
export function WaitingNote({ icon, isLate = false, children }: WaitingNoteProps) {
  return (
    <Alert color={isLate ? 'fail' : 'marigold'} icon={icon} px="md" py="sm" data-apart>
      {children}
    </Alert>
  );
}
