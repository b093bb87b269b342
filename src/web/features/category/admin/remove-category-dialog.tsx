import { Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { type CategoryRef, useCategoryContents, useRemoveCategory } from './api.ts';
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
        {contents.isLoading && <Skeleton h={72} />}
        {contents.error && (
          <FailureAlert
            title={m.deletion.lookUpFailed}
            error={contents.error}
            onRetry={() => void contents.refetch()}
          />
        )}
        {found && <Contents {...found} />}
        {remove.error && <FailureAlert title={m.deletion.nothingDeleted} error={remove.error} />}
        {found && !empty && (
          <TextInput
            label={
              <Rich
                text={m.deletion.typeToConfirm({ name: category?.displayName ?? '' })}
                parts={{
                  name: (name) => (
                    <b key="name" dir="auto">
                      {name}
                    </b>
                  ),
                }}
              />
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
  const m = useMessages(categoryAdminMessages);
  if (subCategories + quizzes + series === 0) return <Text>{m.deletion.nothingInIt}</Text>;
  return (
    <div>
      <ul className={classes.contents}>
        {subCategories > 0 && <li>{m.count.subCategories({ count: subCategories })}</li>}
        {quizzes > 0 && (
          <li>
            {m.deletion.quizzesWithQuestions({
              quizzes: m.count.quizzes({ count: quizzes }),
              questions: m.count.questions({ count: questions }),
            })}
          </li>
        )}
        {series > 0 && <li>{m.deletion.series({ count: series })}</li>}
      </ul>
      {quizzesTaken > 0 && (
        <Text size="sm" c="dimmed">
          {quizzesTaken === quizzes
            ? m.deletion.allTaken
            : m.deletion.someTaken({ count: quizzesTaken })}
        </Text>
      )}
    </div>
  );
}
