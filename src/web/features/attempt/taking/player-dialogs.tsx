import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { SubmitSheet } from './ending/submit-sheet.tsx';
import { playerMessages } from './messages/messages.ts';
import { QuestionDrawer } from './navigation/question-drawer.tsx';
import { PlayerShortcutSheet } from './player-shortcut-sheet.tsx';
import type { Phase, QuestionStatus } from './player-state.ts';

/** The dialogs of the player; one is open at a time. */
export type PlayerDialog = 'questions' | 'picture' | 'submit' | 'help';

interface PlayerDialogsProps {
  open: PlayerDialog | undefined;
  phase: Phase;
  statuses: readonly QuestionStatus[];
  deadline: string;
  account: string;
  overview: ReactNode;
  onGo: (index: number) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** The dialogs of the player, without the picture, which belongs to its question. */
export function PlayerDialogs(props: PlayerDialogsProps) {
  const m = useMessages(playerMessages);
  const { open, phase, overview, onClose, ...submit } = props;
  return (
    <>
      <QuestionDrawer opened={open === 'questions'} onClose={onClose} title={m.allQuestions}>
        {overview}
      </QuestionDrawer>
      <PlayerShortcutSheet opened={open === 'help'} onClose={onClose} />
      <SubmitSheet
        {...submit}
        opened={open === 'submit' && (phase === 'answering' || phase === 'submitting')}
        pending={phase === 'submitting'}
        onClose={onClose}
      />
    </>
  );
}
