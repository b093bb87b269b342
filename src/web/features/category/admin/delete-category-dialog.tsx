import { Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { DeleteDialog } from '#web/ui/dialog/delete-dialog.tsx';
import { type CategoryRow, useCategoryWrites } from './api.ts';
import { categoryAdminMessages } from './messages/messages.ts';

interface DeleteCategoryDialogProps {
  category: CategoryRow | undefined;
  onClose: () => void;
}

/** Deletes a category without quizzes, after a question. */
export function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  const m = useMessages(categoryAdminMessages);
  const { remove } = useCategoryWrites();
  return (
    <DeleteDialog
      target={category}
      name={({ displayName }) => displayName}
      remove={({ id }) => remove.mutateAsync({ id })}
      deleted={m.kinds.category.deleted}
      failed={m.deletion.failed}
      onClose={onClose}
    >
      {({ subCategories }) => (
        <>
          <p>{m.deletion.cannotUndo}</p>
          {subCategories.length > 0 && (
            <Text size="sm" c="dimmed">
              {m.deletion.subCategoriesGo({ count: subCategories.length })}
            </Text>
          )}
        </>
      )}
    </DeleteDialog>
  );
}
