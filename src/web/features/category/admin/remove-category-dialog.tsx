import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { type CategoryRef, useCategoryContents, useRemoveCategory } from './api.ts';
import { CategoryContents } from './category-contents.tsx';
import { categoryAdminMessages } from './messages/messages.ts';
import classes from './remove-category-dialog.module.css';

export interface CategoryToDelete extends CategoryRef {
  displayName: string;
}

interface RemoveCategoryDialogProps {
  category: CategoryToDelete | undefined;
  onClose: () => void;
}

/** Deletes a category or sub-category with its content, after the name was typed. */
export function RemoveCategoryDialog({ category: asked, onClose }: RemoveCategoryDialogProps) {
  const m = useMessages(categoryAdminMessages);
  const category = useLastShown(asked);
  const [typed, setTyped] = useState('');
  const contents = useCategoryContents(asked && { kind: asked.kind, id: asked.id });
  const remove = useRemoveCategory();
  const toast = useToast();
  const words = m.kinds[category?.kind ?? 'category'];
  const found = contents.data;
  const empty = found !== undefined && found.quizzes + found.subCategories + found.series === 0;
  const named = typed.trim().normalize() === category?.displayName.trim().normalize();

  const close = () => {
    setTyped('');
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (!category || !found) return;
    const { kind, id, displayName } = category;
    remove.mutate(
      { target: { kind, id }, typedName: empty ? displayName : typed, quizzes: found.quizzes },
      {
        onSuccess: () => {
          toast({ title: words.deleted, tone: 'pass' });
          close();
        },
        onError: (error) => {
          toast({
            title: words.deleteError,
            message: messageOf(error, m.deletion.tryAgain),
            tone: 'fail',
          });
          void contents.refetch();
        },
      },
    );
  };

  return (
    <ConfirmDialog
      opened={asked !== undefined}
      title={m.deletion.title({ name: category?.displayName ?? '' })}
      confirmLabel={m.deletion.delete}
      pending={remove.isPending}
      disabled={!found || !(empty || named)}
      onConfirm={confirm}
      onCancel={close}
    >
      <Stack gap="sm">
        <p className={classes.warning}>{words.removal}</p>
        <CategoryContents contents={contents} />
        {remove.error && <FailureAlert title={m.deletion.nothingDeleted} error={remove.error} />}
        {found && !empty && (
          <NameToType name={category?.displayName ?? ''} typed={typed} onType={setTyped} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

interface NameToTypeProps {
  name: string;
  typed: string;
  onType: (typed: string) => void;
}

/** The field in which the name is typed before it is deleted. */
function NameToType({ name, typed, onType }: NameToTypeProps) {
  const m = useMessages(categoryAdminMessages).deletion;
  const shownName = (text: string) => (
    <b key="name" dir="auto">
      {text}
    </b>
  );
  return (
    <TextInput
      label={<Rich text={m.typeToConfirm({ name })} parts={{ name: shownName }} />}
      autoComplete="off"
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
