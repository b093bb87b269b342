import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useHasRole } from '#web/session/roles.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useCategoryTree } from '../api.ts';
import { wizardMessages } from './messages/messages.ts';

interface CategoryStepProps {
  categoryId: number | null;
  onChoose: (id: number) => void;
  onNext: () => void;
  onCancel: () => void;
}

export function CategoryStep({ categoryId, onChoose, onNext, onCancel }: CategoryStepProps) {
  const m = useMessages(wizardMessages);
  const categories = useCategoryTree();
  const isAdmin = useHasRole('administrator');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(categoryId === null);
    if (categoryId !== null) onNext();
  };
  if (categories.length === 0)
    return (
      <EmptyState
        title={m.noCategories}
        action={isAdmin && <ButtonLink to="/admin/categories">{m.createCategory}</ButtonLink>}
      >
        {m.noCategoriesHint}
      </EmptyState>
    );
  return (
    <form onSubmit={submit} noValidate>
      <RowSelect
        label={m.steps.category}
        placeholder={m.chooseCategory}
        withAsterisk
        nothingFoundMessage={m.noSuchCategory}
        allowDeselect={false}
        rows={categories.map(({ id, displayName, quizCount }) => ({
          id,
          displayName: m.categoryOption({ name: displayName, count: quizCount }),
        }))}
        value={categoryId}
        error={missing && categoryId === null ? m.categoryMissing : undefined}
        onChange={(id) => id !== null && onChoose(id)}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {m.cancel}
        </Button>
        <Button type="submit">{m.next}</Button>
      </Group>
    </form>
  );
}
