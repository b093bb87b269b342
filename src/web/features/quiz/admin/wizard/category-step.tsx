import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { counted } from '#web/ui/text/format.ts';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useCategoryTree } from '../api.ts';

interface CategoryStepProps {
  categoryId: number | null;
  onChoose: (id: number) => void;
  onNext: () => void;
  onCancel: () => void;
}

export function CategoryStep({ categoryId, onChoose, onNext, onCancel }: CategoryStepProps) {
  const categories = useCategoryTree();
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(categoryId === null);
    if (categoryId !== null) onNext();
  };
  if (categories.length === 0)
    return (
      <EmptyState
        title="No categories yet"
        action={<ButtonLink to="/admin/categories">Create a category</ButtonLink>}
      >
        A question belongs to a quiz, and a quiz to a category.
      </EmptyState>
    );
  return (
    <form onSubmit={submit} noValidate>
      <RowSelect
        label="Category"
        placeholder="Choose a category"
        withAsterisk
        nothingFoundMessage="No such category"
        allowDeselect={false}
        rows={categories.map(({ id, displayName, quizCount }) => ({
          id,
          displayName: `${displayName} (${counted(quizCount, 'quiz', 'quizzes')})`,
        }))}
        value={categoryId}
        error={missing && categoryId === null ? 'Please choose a category' : undefined}
        onChange={(id) => id !== null && onChoose(id)}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">Next</Button>
      </Group>
    </form>
  );
}
