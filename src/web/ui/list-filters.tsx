import { Group, Select } from '@mantine/core';
import classes from './list-filters.module.css';
import { SearchField } from './search-field.tsx';

interface Search<Status> {
  q?: string | undefined;
  status?: Status | undefined;
  page?: number | undefined;
}

interface ListFiltersProps<Status extends string> {
  /** 'Find a quiz by its title' */
  label: string;
  placeholder: string;
  statuses: { value: Status; label: string }[];
  /** What the address holds. */
  search: Search<Status>;
  /** Called with the whole of it; another search begins on its first page. */
  onSearch: (search: Search<Status>) => void;
}

/** Narrows a list by title and status: beside the list's own title, below it on a phone. */
export function ListFilters<Status extends string>(props: ListFiltersProps<Status>) {
  const { label, placeholder, statuses, search, onSearch } = props;
  return (
    <Group gap="sm" className={classes.filters}>
      <SearchField
        aria-label={label}
        placeholder={placeholder}
        defaultValue={search.q ?? ''}
        onSearch={(q) => onSearch({ ...search, q: q || undefined, page: undefined })}
      />
      <Select<Status>
        aria-label="Status"
        placeholder="Any status"
        clearable
        data={statuses}
        value={search.status ?? null}
        onChange={(status) => onSearch({ ...search, status: status ?? undefined, page: undefined })}
      />
    </Group>
  );
}
