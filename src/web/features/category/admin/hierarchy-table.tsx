import { ActionIcon, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { Direction, Column as ListColumn } from '#web/lists/admin-table.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { formatCount } from '#web/ui/text/format.ts';
import type { CategoryRow } from './api.ts';
import type { FormTarget } from './category-form.tsx';
import type { HierarchySearch, HierarchySort } from './hierarchy-search.ts';
import type { CategoryToDelete } from './remove-category-dialog.tsx';

/** What both tables of the hierarchy are given. */
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
    cell: (row) => formatCount(of(row)),
  };
}

export const sortingOf = (
  search: HierarchySearch,
  onSearch: (search: HierarchySearch) => void,
  usual: HierarchySort = 'name',
) => ({
  by: search.sort ?? usual,
  direction: search.direction,
  onSort: (sort: HierarchySort, direction: Direction) =>
    onSearch({ ...search, sort, direction, page: undefined }),
});

interface FindProps extends Pick<TableProps, 'search' | 'onSearch'> {
  what: string;
}

/** Searches a table by name. */
export function Find({ what, search, onSearch }: FindProps) {
  return (
    <SearchField
      aria-label={what}
      placeholder={what}
      text={search.q ?? ''}
      onSearch={(q) => onSearch({ ...search, q: q || undefined, page: undefined })}
    />
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

/** The actions of a row. */
export function EditOrDelete({ name, onEdit, onDelete }: EditOrDeleteProps) {
  return (
    <>
      <ActionIcon aria-label={`Edit ${name}`} onClick={onEdit}>
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon color="fail" aria-label={`Delete ${name}`} onClick={onDelete}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}
