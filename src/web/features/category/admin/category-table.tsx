import type { CategoryRow } from './api.ts';
import {
  CategoryName,
  type Column,
  figure,
  HierarchyTable,
  type TableProps,
} from './hierarchy-table.tsx';

const columns: Column<CategoryRow>[] = [
  { title: 'Name', sort: 'name', main: true, cell: (row) => <CategoryName {...row} /> },
  figure('Sub-Categories', 'subCategories', ({ subCategories }) => subCategories.length),
  figure('Quizzes', 'quizzes', ({ quizCount }) => quizCount),
  figure('Questions', 'questions', ({ questionCount }) => questionCount),
];

/** All categories. */
export function CategoryTable({ categories, search, onSearch, onEdit, onDelete }: TableProps) {
  return (
    <HierarchyTable
      label="Categories"
      noun="category"
      rows={categories}
      columns={columns}
      categoryOf={({ displayName }) => displayName}
      usual="name"
      empty={{ title: 'No categories yet', text: 'Every quiz belongs to one.' }}
      search={search}
      onSearch={onSearch}
      onCreate={() => onEdit({ kind: 'newCategory' })}
      onEdit={(category) => onEdit({ kind: 'category', category })}
      onDelete={(category) => onDelete({ ...category, kind: 'category' })}
    />
  );
}
