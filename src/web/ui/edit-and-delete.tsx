import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';

interface EditAndDeleteProps {
  /** Of what is edited or deleted, for screen readers. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The two buttons of a card that administrators manage. */
export function EditAndDelete({ name, onEdit, onDelete }: EditAndDeleteProps) {
  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
        aria-label={`Edit ${name}`}
        onClick={onEdit}
      >
        Edit
      </Button>
      <Button
        size="sm"
        variant="subtle"
        color="fail"
        leftSection={<IconTrash size={18} aria-hidden />}
        aria-label={`Delete ${name}`}
        onClick={onDelete}
      >
        Delete
      </Button>
    </>
  );
}
