import { Text } from '@mantine/core';
import { useMessages } from '../language/language.tsx';
import { Rich } from '../language/rich.tsx';
import { Moment } from '../ui/text/moment.tsx';
import type { DraftStatus } from './draft-keeper.ts';
import { draftsMessages } from './messages/messages.ts';

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
  const m = useMessages(draftsMessages);
  switch (status.state) {
    // What differs was just saved or given up.
    case 'none':
      return null;
    case 'saved':
      return <Rich text={m.savedAt} parts={{ at: () => <Moment at={status.at} form="time" /> }} />;
    case 'here-only':
      return m.hereOnly({ reason: status.reason });
    case 'undecided':
      return m.undecided;
    default:
      return m.unsaved;
  }
}
