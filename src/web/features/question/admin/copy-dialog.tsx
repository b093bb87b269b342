import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { type BankRow, useQuizChoices } from './api.ts';
import { bankMessages } from './messages/messages.ts';

interface CopyDialogProps {
  rows: readonly BankRow[] | undefined;
  onCopy: (quizId: number) => Promise<void>;
  onClose: () => void;
}

/** Where the quiz is chosen that questions are copied to. */
export function CopyDialog({ rows, onCopy, onClose }: CopyDialogProps) {
  const m = useMessages(bankMessages);
  const shown = useLastShown(rows) ?? [];
  return (
    <Modal
      opened={rows !== undefined}
      onClose={onClose}
      title={m.copyTitle({ count: shown.length })}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <CopyForm onCopy={onCopy} onClose={onClose} />
    </Modal>
  );
}

const pauseBeforeSearch = 250;

function CopyForm({ onCopy, onClose }: Omit<CopyDialogProps, 'rows'>) {
  const m = useMessages(bankMessages);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ id: number; title: string } | null>(null);
  const [pending, setPending] = useState(false);
  // The title of the chosen quiz is not searched for.
  const [wanted] = useDebouncedValue(typed === chosen?.title ? '' : typed, pauseBeforeSearch);
  const found = useQuizChoices(wanted);
  const choices = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  const copy = async () => {
    if (!chosen) return;
    setPending(true);
    await onCopy(chosen.id);
    onClose();
  };
  return (
    <Stack>
      <Select<number>
        label={m.quiz}
        placeholder={m.findQuiz}
        data-autofocus
        searchable
        selectFirstOptionOnChange
        nothingFoundMessage={m.nothingFound}
        // The server has searched already.
        filter={({ options }) => options}
        data={choices.map(({ id, title }) => ({ value: id, label: title }))}
        searchValue={typed}
        onSearchChange={setTyped}
        value={chosen?.id ?? null}
        onChange={(id) => setChosen(choices.find((quiz) => quiz.id === id) ?? null)}
      />
      <Text size="sm" c="dimmed">
        {m.copyHint}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={pending}>
          {m.cancel}
        </Button>
        <Button onClick={() => void copy()} loading={pending} disabled={chosen === null}>
          {m.copy}
        </Button>
      </Group>
    </Stack>
  );
}
