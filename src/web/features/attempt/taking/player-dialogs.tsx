import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { SubmitSheet, type SubmitSheetProps } from './ending/submit-sheet.tsx';
import { playerMessages } from './messages/messages.ts';
import { QuestionDrawer } from './navigation/question-drawer.tsx';
import { PlayerShortcutSheet } from './player-shortcut-sheet.tsx';
import type { Phase } from './player-state.ts';

// Beside the question, and in a dialog on phones.
export { PlayerOverview } from './navigation/player-overview.tsx';

/** The dialogs of the player; one is open at a time. */
export type PlayerDialog = 'questions' | 'picture' | 'skip' | 'submit' | 'help';

interface PlayerDialogsProps extends Omit<SubmitSheetProps, 'opened' | 'pending'> {
  open: PlayerDialog | undefined;
  phase: Phase;
  overview: ReactNode;
  /** Goes on without an answer. */
  onSkip: () => void;
}

/** The dialogs of the player, without the picture, which belongs to its question. */
export function PlayerDialogs(props: PlayerDialogsProps) {
  const m = useMessages(playerMessages);
  const { open, phase, overview, onSkip, onClose, ...submit } = props;
  return (
    <>
      <QuestionDrawer opened={open === 'questions'} onClose={onClose} title={m.allQuestions}>
        {overview}
      </QuestionDrawer>
      <PlayerShortcutSheet opened={open === 'help'} onClose={onClose} />
      <ConfirmDialog
        opened={open === 'skip' && phase === 'answering'}
        title={m.skip.title}
        confirmLabel={m.skip.confirm}
        cancelLabel={m.skip.stay}
        onConfirm={onSkip}
        onCancel={onClose}
      >
        <Text>{props.hasPenalty ? m.skip.textWithPenalty : m.skip.text}</Text>
      </ConfirmDialog>
      <SubmitSheet
        {...submit}
        opened={open === 'submit' && (phase === 'answering' || phase === 'submitting')}
        pending={phase === 'submitting'}
        onClose={onClose}
      />
    </>
  );
}
