import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { focusAround } from './focus-around.ts';
import { exceptionMessages } from './messages/messages.ts';

interface RemoveButtonProps {
  /** Of the quiz of the exception, or of all quizzes. */
  name: string;
  remove: () => Promise<unknown>;
}

/** Takes an exception back. The part of the page around the button gets the focus, because the button is removed. */
export function RemoveButton({ name, remove }: RemoveButtonProps) {
  const m = useMessages(exceptionMessages);
  const { pending, run } = useReported(m.notDone);
  const take = async (button: Element) => {
    const focus = focusAround(button);
    if (await run(remove, m.removed)) focus();
  };
  return (
    <ActionIcon
      aria-label={m.removeNamed({ name })}
      loading={pending}
      onClick={({ currentTarget }) => void take(currentTarget)}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
}
