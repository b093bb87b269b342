import { Badge } from '@mantine/core';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import type { SubCategoryRow } from './api.ts';
import {
  CategoryName,
  type Column,
  figure,
  HierarchyTable,
  type TableProps,
} from './hierarchy-table.tsx';

interface SubCategoryTableProps extends TableProps {
  categoryId: number | undefined;
  onCategory: (id: number | undefined) => void;
}

type PlacedSubCategory = SubCategoryRow & { categoryName: string };

const columns: Column<PlacedSubCategory>[] = [
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
    words: true,
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
  return (
    <HierarchyTable
      label="Sub-Categories"
      noun="sub-category"
      rows={rows}
      columns={columns}
      categoryOf={({ categoryName, displayName }) => `${categoryName} ${displayName}`}
      usual="category"
      empty={{
        title: 'No sub-categories here yet',
        text: 'They sort the quizzes of a category.',
      }}
      search={search}
      onSearch={onSearch}
      onCreate={() => onEdit({ kind: 'newSubCategory', categoryId: categoryId ?? null })}
      onEdit={(subCategory) => onEdit({ kind: 'subCategory', subCategory })}
      onDelete={(subCategory) => onDelete({ ...subCategory, kind: 'subCategory' })}
    >
      <RowSelect
        aria-label="Category"
        placeholder="All categories"
        clearable
        rows={categories}
        value={categoryId ?? null}
        onChange={(id) => onCategory(id ?? undefined)}
      />
    </HierarchyTable>
  );
}
