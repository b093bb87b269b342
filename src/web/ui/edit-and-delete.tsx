import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';

interface EditAndDeleteProps {
  /** The name of the item, for screen readers. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The two buttons of a card that administrators manage. */
export function EditAndDelete({ name, onEdit, onDelete }: EditAndDeleteProps) {
  const m = useMessages(adminUiMessages);
  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
        aria-label={m.editNamed({ name })}
        onClick={onEdit}
      >
        {m.edit}
      </Button>
      <Button
        size="sm"
        variant="subtle"
        color="fail"
        leftSection={<IconTrash size={18} aria-hidden />}
        aria-label={m.deleteNamed({ name })}
        onClick={onDelete}
      >
        {m.delete}
      </Button>
    </>
  );
}
