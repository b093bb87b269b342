import { Button, Group, Modal, Skeleton, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { type QuizRow, useCategoryTree } from '../api.ts';
import { quizListMessages } from './messages/messages.ts';

interface CategoryChoice {
  categoryId: number;
  subCategoryId: number | null;
}

interface MoveDialogProps {
  quizzes: readonly QuizRow[] | undefined;
  onMove: (target: CategoryChoice) => Promise<unknown>;
  onClose: () => void;
}

/** Where the category is chosen that quizzes are moved to. */
export function MoveDialog({ quizzes, onMove, onClose }: MoveDialogProps) {
  const m = useMessages(quizListMessages);
  const shown = useLastShown(quizzes) ?? [];
  return (
    <Modal
      opened={quizzes !== undefined}
      onClose={onClose}
      title={m.moveTitle({ count: shown.length })}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <Suspense fallback={<Skeleton h={160} />}>
        <MoveForm onMove={onMove} onClose={onClose} />
      </Suspense>
    </Modal>
  );
}

function MoveForm({ onMove, onClose }: Omit<MoveDialogProps, 'quizzes'>) {
  const m = useMessages(quizListMessages);
  const categories = useCategoryTree();
  const [categoryId, setCategoryId] = useState<number | null>(null);
  const [subCategoryId, setSubCategoryId] = useState<number | null>(null);
  const [pending, setPending] = useState(false);
  const category = categories.find(({ id }) => id === categoryId);
  const move = async () => {
    if (categoryId === null) return;
    setPending(true);
    await onMove({ categoryId, subCategoryId });
    onClose();
  };
  return (
    <Stack>
      <RowSelect
        label={m.category}
        placeholder={m.chooseCategory}
        data-autofocus
        allowDeselect={false}
        rows={categories}
        value={categoryId}
        onChange={(id) => {
          setCategoryId(id);
          setSubCategoryId(null);
        }}
      />
      <RowSelect
        label={m.subCategory}
        placeholder={m.noSubCategory}
        clearable
        disabled={!category}
        rows={category?.subCategories ?? []}
        value={subCategoryId}
        onChange={setSubCategoryId}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={pending}>
          {m.cancel}
        </Button>
        <Button onClick={() => void move()} loading={pending} disabled={categoryId === null}>
          {m.move}
        </Button>
      </Group>
    </Stack>
  );
}
