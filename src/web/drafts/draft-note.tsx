import { Text } from '@mantine/core';
import { Moment } from '../ui/text/moment.tsx';
import type { DraftStatus } from './draft-keeper.ts';

interface DraftNoteProps {
  status: DraftStatus;
  /** Whether anything on the screen differs from what is stored. */
  changed: boolean;
}

/** Where the unsaved work is kept, next to the buttons. */
export function DraftNote({ status, changed }: DraftNoteProps) {
  return (
    <Text c="dimmed" size="sm" role="status" data-draft={status.state}>
      {changed && <NoteText status={status} />}
    </Text>
  );
}

function NoteText({ status }: { status: DraftStatus }) {
  switch (status.state) {
    case 'saved':
      return (
        <>
          Draft saved <Moment at={status.at} form="time" />
        </>
      );
    case 'here-only':
      return `Draft kept in this tab only. ${status.reason}`;
    case 'undecided':
      return 'No draft is kept until you choose above.';
    default:
      return 'Unsaved changes';
  }
}
