import { Badge, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { AdminList } from '#web/lists/admin-list.tsx';
import { localPage } from '#web/lists/local-page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import type { SubCategoryRow } from './api.ts';
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

interface SubCategoryTableProps extends TableProps {
  categoryId: number | undefined;
  onCategory: (id: number | undefined) => void;
}

type PlacedSubCategory = SubCategoryRow & { categoryName: string };

const subCategoryColumns: Column<PlacedSubCategory>[] = [
  {
    title: 'Name',
    sort: 'name',
    main: true,
    cell: (row) => (
      <>
        <CategoryName {...row} />
        {row.status === 'archived' && (
          <Badge color="gray" size="md">
            Archived
          </Badge>
        )}
      </>
    ),
  },
  {
    title: 'Category',
    sort: 'category',
    cell: ({ categoryName }) => <span dir="auto">{categoryName}</span>,
  },
  figure('Quizzes', 'quizzes', ({ quizCount }) => quizCount),
  figure('Questions', 'questions', ({ questionCount }) => questionCount),
];

/** The sub-categories of all categories or of one. */
export function SubCategoryTable(props: SubCategoryTableProps) {
  const { categories, categoryId, onCategory, search, onSearch, onEdit, onDelete } = props;
  const rows = categories
    .filter(({ id }) => categoryId === undefined || id === categoryId)
    .flatMap(({ subCategories, displayName }) =>
      subCategories.map((row): PlacedSubCategory => ({ ...row, categoryName: displayName })),
    );
  const page = localPage(rows, search, {
    textsOf: ({ displayName, name }) => [displayName, name],
    orders: {
      name: ({ displayName }) => displayName,
      category: ({ categoryName, displayName }) => `${categoryName} ${displayName}`,
      subCategories: ({ displayName }) => displayName,
      quizzes: ({ quizCount }) => quizCount,
      questions: ({ questionCount }) => questionCount,
    },
    usual: 'category',
  });
  return (
    <>
      <div className={classes.tools}>
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onEdit({ kind: 'newSubCategory', categoryId: categoryId ?? null })}
        >
          Create Sub-Category
        </Button>
        <Find what="Find a sub-category" search={search} onSearch={onSearch} />
        <RowSelect
          aria-label="Category"
          placeholder="All categories"
          clearable
          rows={categories}
          value={categoryId ?? null}
          onChange={(id) => onCategory(id ?? undefined)}
        />
      </div>
      <AdminList
        label="Sub-Categories"
        query={{ data: page }}
        failed="Error loading categories"
        columns={subCategoryColumns}
        nameOf={({ displayName }) => displayName}
        sorting={sortingOf(search, onSearch, 'category')}
        onPage={(next) => onSearch({ ...search, page: next })}
        empty={
          <EmptyState title={search.q ? 'No sub-category matches' : 'No sub-categories here yet'}>
            {search.q ? 'Try fewer or other words.' : 'They sort the quizzes of a category.'}
          </EmptyState>
        }
        actions={(subCategory) => (
          <EditOrDelete
            name={subCategory.displayName}
            onEdit={() => onEdit({ kind: 'subCategory', subCategory })}
            onDelete={() => onDelete({ ...subCategory, kind: 'subCategory' })}
          />
        )}
      />
    </>
  );
}
