import { Group, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
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
  /** The search parameters of the page. */
  search: All;
  /** Called with all search parameters; a changed filter begins on the first page. */
  onSearch: (search: All) => void;
  /** Further filters. */
  children?: ReactNode;
}

/** Filters of a list by title and status: next to the list's title, below it on a phone. */
export function ListFilters<All extends Search>(props: ListFiltersProps<All>) {
  const m = useMessages(adminUiMessages).filters;
  const { label, placeholder, statuses, search, onSearch, children } = props;
  return (
    <Group gap="xs" className={classes.filters}>
      <SearchField
        aria-label={label}
        placeholder={placeholder}
        text={search.q}
        onSearch={(q) => onSearch({ ...search, q, page: undefined })}
      />
      <Select<NonNullable<All['status']>>
        aria-label={m.status}
        placeholder={m.anyStatus}
        clearable
        data={statuses}
        value={search.status ?? null}
        onChange={(status) => onSearch({ ...search, status: status ?? undefined, page: undefined })}
      />
      {children}
    </Group>
  );
}
