import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import type { CategoryRow } from './api.ts';
import {
  CategoryName,
  type Column,
  figure,
  HierarchyTable,
  type TableProps,
} from './hierarchy-table.tsx';
import { categoryAdminMessages } from './messages/messages.ts';

const columnsOf = (m: MessagesOf<typeof categoryAdminMessages>): Column<CategoryRow>[] => [
  { title: m.name, sort: 'name', main: true, cell: (row) => <CategoryName {...row} /> },
  figure(m.subCategories, 'subCategories', ({ subCategories }) => subCategories.length),
  figure(m.quizzes, 'quizzes', ({ quizCount }) => quizCount),
  figure(m.questions, 'questions', ({ questionCount }) => questionCount),
];

/** All categories. */
export function CategoryTable({ categories, search, onSearch, onEdit, onDelete }: TableProps) {
  const m = useMessages(categoryAdminMessages);
  return (
    <HierarchyTable
      label={m.categories}
      words={m.kinds.category}
      rows={categories}
      columns={columnsOf(m)}
      categoryOf={({ displayName }) => displayName}
      usual="name"
      empty={{ title: m.noCategories, text: m.everyQuizBelongs }}
      search={search}
      onSearch={onSearch}
      onCreate={() => onEdit({ kind: 'newCategory' })}
      onEdit={(category) => onEdit({ kind: 'category', category })}
      onDelete={(category) => onDelete({ ...category, kind: 'category' })}
    />
  );
}
