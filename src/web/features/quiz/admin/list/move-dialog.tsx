import { Skeleton, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { usePending } from '#web/ui/use-pending.ts';
import { type QuizRow, useCategoryTree } from '../api.ts';
import { quizListMessages } from './messages/messages.ts';
import { movePreview } from './move-preview.ts';

interface CategoryChoice {
  categoryId: number;
  subCategoryId: number | null;
}

interface MoveDialogProps {
  quizzes: readonly QuizRow[] | undefined;
  /** Answers whether the dialog is done. */
  onMove: (target: CategoryChoice) => Promise<boolean>;
  onClose: () => void;
}

/** Where the category is chosen that quizzes are moved to. */
export function MoveDialog({ quizzes, onMove, onClose }: MoveDialogProps) {
  const m = useMessages(quizListMessages);
  const shown = useLastShown(quizzes) ?? [];
  return (
    <Dialog
      opened={quizzes !== undefined}
      onClose={onClose}
      title={m.moveTitle({ count: shown.length })}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <Suspense fallback={<Skeleton h={160} />}>
        <MoveForm quizzes={shown} onMove={onMove} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

function MoveForm({ quizzes, onMove, onClose }: MoveDialogProps & { quizzes: readonly QuizRow[] }) {
  const m = useMessages(quizListMessages);
  const categories = useCategoryTree();
  const [categoryId, setCategoryId] = useState<number | null>(null);
  const [subCategoryId, setSubCategoryId] = useState<number | null>(null);
  const { pending, run } = usePending();
  const category = categories.find(({ id }) => id === categoryId);
  const preview =
    categoryId === null ? undefined : movePreview(quizzes, { categoryId, subCategoryId });
  const isIdle = preview !== undefined && preview.moved.length === 0;
  const move = async () => {
    if (categoryId === null) return;
    if (await onMove({ categoryId, subCategoryId })) onClose();
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
      {preview && <MovePreview {...preview} />}
      <FormButtons
        pending={pending}
        disabled={categoryId === null || isIdle}
        onCancel={onClose}
        onSend={() => void run(move)}
      >
        {m.move}
      </FormButtons>
    </Stack>
  );
}

/** How many titles are named in each group. */
const maxNamed = 5;

/** What the move changes, before it is made. */
function MovePreview({ moved, skipped }: ReturnType<typeof movePreview>) {
  const m = useMessages(quizListMessages);
  return (
    <Stack gap="xs" role="status">
      {moved.map(({ from: { categoryName, subCategoryName }, quizzes }) => (
        <PreviewLine key={quizzes[0]?.id} titles={quizzes.map(({ title }) => title)}>
          {m.movedFrom({
            count: quizzes.length,
            category: subCategoryName ? `${categoryName} / ${subCategoryName}` : categoryName,
          })}
        </PreviewLine>
      ))}
      {skipped.length > 0 && (
        <PreviewLine titles={skipped.map(({ title }) => title)}>
          {m.skippedThere({ count: skipped.length })}
        </PreviewLine>
      )}
    </Stack>
  );
}

/** A line with the titles that it is about; of many the first ones. */
function PreviewLine({ titles, children }: { titles: readonly string[]; children: string }) {
  const m = useMessages(quizListMessages);
  const more = titles.length - maxNamed;
  return (
    <div>
      <Text size="sm" fw={600} dir="auto">
        {children}
      </Text>
      <Text size="sm" c="dimmed" dir="auto">
        {titles.slice(0, maxNamed).join(' · ')}
        {more > 0 && ` ${m.moreTitles({ count: more })}`}
      </Text>
    </div>
  );
}
