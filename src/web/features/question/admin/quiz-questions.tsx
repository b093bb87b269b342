import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { BankList } from './bank-list.tsx';
import { bankSearch } from './bank-search.ts';
import { bankMessages } from './messages/messages.ts';

interface QuizQuestionsProps {
  quizId: number;
  /** Called when the list closes, as questions may have changed; undefined while the editor has unsaved work. */
  onChanged: (() => void) | undefined;
}

/** A button of the editor that opens the list of the quiz's questions, to act on several at once. */
export function QuizQuestions({ quizId, onChanged }: QuizQuestionsProps) {
  const m = useMessages(bankMessages);
  const [opened, setOpened] = useState(false);
  const [search, setSearch] = useState(() => bankSearch({ quiz: String(quizId) }));
  const close = () => {
    setOpened(false);
    onChanged?.();
  };
  return (
    <>
      <Anchor component="button" type="button" onClick={() => setOpened(true)}>
        {m.severalQuestions}
      </Anchor>
      <Dialog
        opened={opened}
        onClose={close}
        title={m.severalQuestions}
        size="xl"
        closeButtonProps={{ 'aria-label': m.close }}
      >
        {onChanged ? (
          <BankList search={search} onSearch={setSearch} isPlain />
        ) : (
          <Text>{m.saveFirst}</Text>
        )}
      </Dialog>
    </>
  );
}
