import { Button, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useCreateSubCategory } from '../api.ts';
import { quizEditorMessages } from './messages/messages.ts';

interface NewSubCategoryButtonProps {
  category: { id: number; displayName: string };
  onCreated: (id: number) => void;
}

/** Creates a sub-category without leaving the form. */
export function NewSubCategoryButton({ category, onCreated }: NewSubCategoryButtonProps) {
  const m = useMessages(quizEditorMessages);
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  const create = useCreateSubCategory();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes events through portals, so the editor's form would be submitted too.
    event.stopPropagation();
    if (create.isPending) return;
    create.mutate(
      { name, displayName: name, categoryId: category.id },
      {
        onSuccess: ({ id }) => {
          onCreated(id);
          setOpened(false);
          setName('');
        },
      },
    );
  };
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        mt="2xs"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {m.newSub.button}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={m.newSub.title({ category: category.displayName })}
        closeButtonProps={{ 'aria-label': m.close }}
      >
        <form onSubmit={submit} noValidate>
          <Stack>
            <TextInput
              label={m.newSub.name}
              withAsterisk
              data-autofocus
              value={name}
              error={create.error && failureOf(create.error).message}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <FormButtons pending={create.isPending} onCancel={() => setOpened(false)}>
              {m.newSub.create}
            </FormButtons>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
