import { Button, Group, Modal, Skeleton, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { counted } from '#web/ui/text/format.ts';
import { type QuizRow, useCategoryTree } from '../api.ts';

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
  const shown = useLastShown(quizzes) ?? [];
  return (
    <Modal
      opened={quizzes !== undefined}
      onClose={onClose}
      title={`Move ${counted(shown.length, 'quiz', 'quizzes')}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Suspense fallback={<Skeleton h={160} />}>
        <MoveForm onMove={onMove} onClose={onClose} />
      </Suspense>
    </Modal>
  );
}

function MoveForm({ onMove, onClose }: Omit<MoveDialogProps, 'quizzes'>) {
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
        label="Category"
        placeholder="Choose a category"
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
        label="Sub-category"
        placeholder="None"
        clearable
        disabled={!category}
        rows={category?.subCategories ?? []}
        value={subCategoryId}
        onChange={setSubCategoryId}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={pending}>
          Cancel
        </Button>
        <Button onClick={() => void move()} loading={pending} disabled={categoryId === null}>
          Move
        </Button>
      </Group>
    </Stack>
  );
}
