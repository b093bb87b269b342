import { SimpleGrid } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import type { CategoryRow } from './api.ts';
import { HierarchyTree } from './hierarchy-tree.tsx';
import { categoryAdminMessages } from './messages/messages.ts';

/** Figures, and the tree of categories, sub-categories and quizzes. */
export function Overview({ categories }: { categories: readonly CategoryRow[] }) {
  const m = useMessages(categoryAdminMessages);
  const format = useFormat();
  const total = (count: (category: CategoryRow) => number) =>
    format.count(categories.reduce((sum, category) => sum + count(category), 0));
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="md" mb="lg">
        <StatCard figure={format.count(categories.length)} label={m.categories} />
        <StatCard
          figure={total((category) => category.subCategories.length)}
          label={m.subCategories}
        />
        <StatCard figure={total((category) => category.quizCount)} label={m.quizzes} />
        <StatCard figure={total((category) => category.questionCount)} label={m.questions} />
      </SimpleGrid>
      {categories.length === 0 ? (
        <EmptyState title={m.noCategories}>{m.createFirst}</EmptyState>
      ) : (
        <HierarchyTree categories={categories} />
      )}
    </>
  );
}
