import { Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { counted } from '#web/ui/text/format.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { type CategoryRef, useCategoryContents, useRemoveCategory } from './api.ts';
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
  const category = useLastShown(asked);
  const [typed, setTyped] = useState('');
  const contents = useCategoryContents(asked && { kind: asked.kind, id: asked.id });
  const remove = useRemoveCategory();
  const toast = useToast();
  const what = category?.kind === 'subCategory' ? 'sub-category' : 'category';
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
          const title =
            kind === 'category'
              ? 'Category deleted successfully!'
              : 'Sub-category deleted successfully!';
          toast({ title, tone: 'pass' });
          close();
        },
        onError: (error) => {
          toast({
            title: `Error deleting ${what}`,
            message: messageOf(error, 'Please try again.'),
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
      title={`Delete “${category?.displayName ?? ''}”?`}
      confirmLabel="Delete"
      pending={remove.isPending}
      disabled={!found || !(empty || named)}
      onConfirm={confirm}
      onCancel={close}
    >
      <Stack gap="sm">
        <p className={classes.warning}>
          {what === 'category'
            ? 'Deleting this category removes its sub-categories and quizzes.'
            : 'Deleting this sub-category removes its quizzes.'}{' '}
          This cannot be undone.
        </p>
        {contents.isLoading && <Skeleton h={72} />}
        {contents.error && (
          <FailureAlert
            title="Could not look up what is inside"
            error={contents.error}
            onRetry={() => void contents.refetch()}
          />
        )}
        {found && <Contents {...found} />}
        {remove.error && <FailureAlert title="Nothing was deleted" error={remove.error} />}
        {found && !empty && (
          <TextInput
            label={
              <>
                Type <b dir="auto">{category?.displayName}</b> to confirm
              </>
            }
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

interface ContentsProps {
  subCategories: number;
  quizzes: number;
  questions: number;
  quizzesTaken: number;
  series: number;
}

function Contents({ subCategories, quizzes, questions, quizzesTaken, series }: ContentsProps) {
  if (subCategories + quizzes + series === 0) return <Text>There is nothing in it.</Text>;
  return (
    <div>
      <ul className={classes.contents}>
        {subCategories > 0 && <li>{counted(subCategories, 'sub-category', 'sub-categories')}</li>}
        {quizzes > 0 && (
          <li>
            {counted(quizzes, 'quiz', 'quizzes')} with {counted(questions, 'question')}
          </li>
        )}
        {series > 0 && (
          <li>
            {counted(series, 'series', 'series')} (quizzes from elsewhere stay where they are)
          </li>
        )}
      </ul>
      {quizzesTaken > 0 && (
        <Text size="sm" c="dimmed">
          {quizzesTaken === quizzes ? 'All' : quizzesTaken} of these quizzes were taken: they are
          archived, and the results of those who took them stay.
        </Text>
      )}
    </div>
  );
}
