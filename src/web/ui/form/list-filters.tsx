import { Group, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './list-filters.module.css';
import { SearchField } from './search-field.tsx';

interface Search {
  q?: string | undefined;
  status?: string | undefined;
  page?: number | undefined;
}

interface ListFiltersProps<All extends Search> {
  /** 'Find a post by its title' */
  label: string;
  placeholder: string;
  statuses: { value: NonNullable<All['status']>; label: string }[];
  /** What the address holds. */
  search: All;
  /** Called with the whole of it; another search begins on its first page. */
  onSearch: (search: All) => void;
  /** Further filters. */
  children?: ReactNode;
}

/** Narrows a list by title and status: beside the list's own title, below it on a phone. */
export function ListFilters<All extends Search>(props: ListFiltersProps<All>) {
  const { label, placeholder, statuses, search, onSearch, children } = props;
  return (
    <Group gap="xs" className={classes.filters}>
      <SearchField
        aria-label={label}
        placeholder={placeholder}
        text={search.q ?? ''}
        onSearch={(q) => onSearch({ ...search, q: q || undefined, page: undefined })}
      />
      <Select<NonNullable<All['status']>>
        aria-label="Status"
        placeholder="Any status"
        clearable
        data={statuses}
        value={search.status ?? null}
        onChange={(status) => onSearch({ ...search, status: status ?? undefined, page: undefined })}
      />
      {children}
    </Group>
  );
}
