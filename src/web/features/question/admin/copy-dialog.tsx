import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { type ChosenQuiz, QuizSelect } from '#web/quizzes/quiz-select.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { usePending } from '#web/ui/use-pending.ts';
import type { BankRow } from './api.ts';
import { bankMessages } from './messages/messages.ts';

interface CopyDialogProps {
  rows: readonly BankRow[] | undefined;
  /** Answers whether the dialog is done. */
  onCopy: (quizId: number) => Promise<boolean>;
  onClose: () => void;
}

/** Where the quiz is chosen that questions are copied to. */
export function CopyDialog({ rows, onCopy, onClose }: CopyDialogProps) {
  const m = useMessages(bankMessages);
  const shown = useLastShown(rows) ?? [];
  return (
    <Dialog
      opened={rows !== undefined}
      onClose={onClose}
      title={m.copyTitle({ count: shown.length })}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <CopyForm onCopy={onCopy} onClose={onClose} />
    </Dialog>
  );
}

function CopyForm({ onCopy, onClose }: Omit<CopyDialogProps, 'rows'>) {
  const m = useMessages(bankMessages);
  const [chosen, setChosen] = useState<ChosenQuiz | null>(null);
  const { pending, run } = usePending();
  const copy = async () => {
    if (!chosen) return;
    if (await onCopy(chosen.id)) onClose();
  };
  return (
    <Stack>
      <QuizSelect
        label={m.quiz}
        placeholder={m.findQuiz}
        nothingFound={m.nothingFound}
        quiz={chosen}
        onChoose={setChosen}
      />
      <Text size="sm" c="dimmed">
        {m.copyHint}
      </Text>
      <FormButtons
        pending={pending}
        disabled={chosen === null}
        onCancel={onClose}
        onSend={() => void run(copy)}
      >
        {m.copy}
      </FormButtons>
    </Stack>
  );
}
