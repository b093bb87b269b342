import { SimpleGrid } from '@mantine/core';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { formatCount } from '#web/ui/text/format.ts';
import type { CategoryRow } from './api.ts';
import { HierarchyTree } from './hierarchy-tree.tsx';

/** Figures, and the tree of categories, sub-categories and quizzes. */
export function Overview({ categories }: { categories: readonly CategoryRow[] }) {
  const total = (count: (category: CategoryRow) => number) =>
    formatCount(categories.reduce((sum, category) => sum + count(category), 0));
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="md" mb="lg">
        <StatCard figure={formatCount(categories.length)} label="Categories" />
        <StatCard
          figure={total((category) => category.subCategories.length)}
          label="Sub-Categories"
        />
        <StatCard figure={total((category) => category.quizCount)} label="Quizzes" />
        <StatCard figure={total((category) => category.questionCount)} label="Questions" />
      </SimpleGrid>
      {categories.length === 0 ? (
        <EmptyState title="No categories yet">Create the first under Categories.</EmptyState>
      ) : (
        <HierarchyTree categories={categories} />
      )}
    </>
  );
}
