import { Badge } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import type { SubCategoryRow } from './api.ts';
import {
  CategoryName,
  type Column,
  figure,
  HierarchyTable,
  type TableProps,
} from './hierarchy-table.tsx';
import { categoryAdminMessages } from './messages/messages.ts';

interface SubCategoryTableProps extends TableProps {
  categoryId: number | undefined;
  onCategory: (id: number | undefined) => void;
}

type PlacedSubCategory = SubCategoryRow & { categoryName: string };

const columnsOf = (m: MessagesOf<typeof categoryAdminMessages>): Column<PlacedSubCategory>[] => [
  {
    title: m.name,
    sort: 'name',
    main: true,
    cell: (row) => (
      <>
        <CategoryName {...row} />
        {row.status === 'archived' && (
          <Badge color="gray" size="md" miw="max-content">
            {m.archived}
          </Badge>
        )}
      </>
    ),
  },
  {
    title: m.category,
    sort: 'category',
    words: true,
    cell: ({ categoryName }) => <span dir="auto">{categoryName}</span>,
  },
  figure(m.quizzes, 'quizzes', ({ quizCount }) => quizCount),
  figure(m.questions, 'questions', ({ questionCount }) => questionCount),
];

/** The sub-categories of all categories or of one. */
export function SubCategoryTable(props: SubCategoryTableProps) {
  const m = useMessages(categoryAdminMessages);
  const { categories, categoryId, onCategory, search, onSearch, onEdit, onDelete } = props;
  const rows = categories
    .filter(({ id }) => categoryId === undefined || id === categoryId)
    .flatMap(({ subCategories, displayName }) =>
      subCategories.map((row): PlacedSubCategory => ({ ...row, categoryName: displayName })),
    );
  return (
    <HierarchyTable
      label={m.subCategories}
      words={m.kinds.subCategory}
      rows={rows}
      columns={columnsOf(m)}
      categoryOf={({ categoryName, displayName }) => `${categoryName} ${displayName}`}
      usual="category"
      empty={{
        title: m.noSubCategories,
        text: m.whatSubCategoriesDo,
      }}
      search={search}
      onSearch={onSearch}
      onCreate={() => onEdit({ kind: 'newSubCategory', categoryId: categoryId ?? null })}
      onEdit={(subCategory) => onEdit({ kind: 'subCategory', subCategory })}
      onDelete={(subCategory) => onDelete({ ...subCategory, kind: 'subCategory' })}
    >
      <RowSelect
        aria-label={m.category}
        placeholder={m.allCategories}
        clearable
        rows={categories}
        value={categoryId ?? null}
        onChange={(id) => onCategory(id ?? undefined)}
      />
    </HierarchyTable>
  );
}
