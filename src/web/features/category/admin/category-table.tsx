import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { AdminList } from '#web/lists/admin-list.tsx';
import { localPage } from '#web/lists/local-page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { CategoryRow } from './api.ts';
import classes from './hierarchy-page.module.css';
import {
  CategoryName,
  type Column,
  EditOrDelete,
  Find,
  figure,
  sortingOf,
  type TableProps,
} from './hierarchy-table.tsx';

const categoryColumns: Column<CategoryRow>[] = [
  { title: 'Name', sort: 'name', main: true, cell: (row) => <CategoryName {...row} /> },
  figure('Sub-Categories', 'subCategories', ({ subCategories }) => subCategories.length),
  figure('Quizzes', 'quizzes', ({ quizCount }) => quizCount),
  figure('Questions', 'questions', ({ questionCount }) => questionCount),
];

/** All categories. */
export function CategoryTable({ categories, search, onSearch, onEdit, onDelete }: TableProps) {
  const page = localPage(categories, search, {
    textsOf: ({ displayName, name }) => [displayName, name],
    orders: {
      name: ({ displayName }) => displayName,
      category: ({ displayName }) => displayName,
      subCategories: ({ subCategories }) => subCategories.length,
      quizzes: ({ quizCount }) => quizCount,
      questions: ({ questionCount }) => questionCount,
    },
    usual: 'name',
  });
  return (
    <>
      <div className={classes.tools}>
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onEdit({ kind: 'newCategory' })}
        >
          Create Category
        </Button>
        <Find what="Find a category" search={search} onSearch={onSearch} />
      </div>
      <AdminList
        label="Categories"
        query={{ data: page }}
        failed="Error loading categories"
        columns={categoryColumns}
        nameOf={({ displayName }) => displayName}
        sorting={sortingOf(search, onSearch)}
        onPage={(next) => onSearch({ ...search, page: next })}
        empty={
          <EmptyState title={search.q ? 'No category matches' : 'No categories yet'}>
            {search.q ? 'Try fewer or other words.' : 'Every quiz belongs to one.'}
          </EmptyState>
        }
        actions={(category) => (
          <EditOrDelete
            name={category.displayName}
            onEdit={() => onEdit({ kind: 'category', category })}
            onDelete={() => onDelete({ ...category, kind: 'category' })}
          />
        )}
      />
    </>
  );
}
