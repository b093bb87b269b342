import { ActionIcon, Button, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Direction, Column as ListColumn } from '#web/lists/admin-table.tsx';
import { localPage } from '#web/lists/local-page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import type { CategoryRow } from './api.ts';
import type { FormTarget } from './form/category-entry.ts';
import classes from './hierarchy-page.module.css';
import type { HierarchySearch, HierarchySort } from './hierarchy-search.ts';
import { categoryAdminMessages } from './messages/messages.ts';
import type { CategoryToDelete } from './remove-category-dialog.tsx';

/** The props of both tables of the hierarchy. */
export interface TableProps {
  categories: readonly CategoryRow[];
  search: HierarchySearch;
  onSearch: (search: HierarchySearch) => void;
  onEdit: (target: FormTarget) => void;
  onDelete: (category: CategoryToDelete) => void;
}

export type Column<Row> = ListColumn<Row, HierarchySort>;

/** A column of numbers, the highest first. */
export function figure<Row>(
  title: string,
  sort: HierarchySort,
  of: (row: Row) => number,
): Column<Row> {
  return {
    title,
    sort,
    usual: 'desc',
    figure: true,
    inCard: title,
    cell: (row) => <Figure>{of(row)}</Figure>,
  };
}

function Figure({ children }: { children: number }) {
  return useFormat().count(children);
}

interface HierarchyTableProps<Row extends TableRow>
  extends Pick<TableProps, 'search' | 'onSearch'> {
  /** 'Sub-Categories' */
  label: string;
  words: MessagesOf<typeof categoryAdminMessages>['kinds']['category' | 'subCategory'];
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** What a sort by category orders by. */
  categoryOf: (row: Row) => string;
  usual: HierarchySort;
  /** Shown while there is nothing to search in. */
  empty: { title: string; text: string };
  /** Further filters. */
  children?: ReactNode;
  onCreate: () => void;
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
}

interface TableRow {
  id: number;
  name: string;
  displayName: string;
  quizCount: number;
  questionCount: number;
  subCategories?: readonly unknown[];
}

/** Categories or sub-categories to find, sort, create, edit and delete. */
export function HierarchyTable<Row extends TableRow>(props: HierarchyTableProps<Row>) {
  const m = useMessages(categoryAdminMessages);
  const format = useFormat();
  const { label, words, search, onSearch, categoryOf, usual, empty } = props;
  const page = localPage(props.rows, search, {
    textsOf: ({ displayName, name }) => [displayName, name],
    orders: {
      name: ({ displayName }) => displayName,
      category: categoryOf,
      subCategories: ({ subCategories }) => subCategories?.length ?? 0,
      quizzes: ({ quizCount }) => quizCount,
      questions: ({ questionCount }) => questionCount,
    },
    usual,
    compare: format.compare,
  });
  return (
    <>
      <div className={classes.tools}>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={props.onCreate}>
          {words.create}
        </Button>
        <SearchField
          aria-label={words.find}
          placeholder={words.find}
          text={search.q}
          onSearch={(q) => onSearch({ ...search, q, page: undefined })}
        />
        {props.children}
      </div>
      <AdminList
        label={label}
        query={{ data: page }}
        failed={m.loadFailed}
        columns={props.columns}
        nameOf={({ displayName }) => displayName}
        sorting={{
          by: search.sort ?? usual,
          direction: search.direction,
          onSort: (sort: HierarchySort, direction: Direction) =>
            onSearch({ ...search, sort, direction, page: undefined }),
        }}
        onPage={(next) => onSearch({ ...search, page: next })}
        empty={
          <EmptyState title={search.q ? words.noMatch : empty.title}>
            {search.q ? m.tryOtherWords : empty.text}
          </EmptyState>
        }
        actions={(row) => (
          <EditOrDelete
            name={row.displayName}
            onEdit={() => props.onEdit(row)}
            onDelete={() => props.onDelete(row)}
          />
        )}
      />
    </>
  );
}

/** Both names of a category or sub-category. */
export function CategoryName({ displayName, name }: { displayName: string; name: string }) {
  return (
    <>
      <Text span inherit fw={600} dir="auto">
        {displayName}
      </Text>{' '}
      <Text span inherit c="dimmed" ff="monospace">
        {name}
      </Text>
    </>
  );
}

interface EditOrDeleteProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

function EditOrDelete({ name, onEdit, onDelete }: EditOrDeleteProps) {
  const m = useMessages(categoryAdminMessages);
  return (
    <>
      <ActionIcon aria-label={m.edit({ name })} onClick={onEdit}>
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon color="fail" aria-label={m.delete({ name })} onClick={onDelete}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}
