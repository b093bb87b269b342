import { Button, NativeSelect } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { FilterRow } from '#web/ui/form/filter-row.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { peopleMessages } from './messages/messages.ts';
import type { PeoplePageProps } from './people-page.tsx';
import { isFiltered, peopleSearch } from './people-search.ts';

/** What the list is narrowed to. A changed filter begins on the first page. */
export function PeopleFilters({ search, onSearch }: PeoplePageProps) {
  const m = useMessages(peopleMessages);
  // An address gives only values that it knows.
  const narrow = (change: Record<string, unknown>) =>
    onSearch(peopleSearch({ ...search, ...change, page: undefined }));
  const choice = (name: 'role' | 'verified' | 'status', options: Record<string, string>) => ({
    value: search[name] ?? '',
    data: Object.entries(options).map(([value, label]) => ({ value, label })),
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
      narrow({ [name]: currentTarget.value }),
  });
  return (
    <FilterRow>
      <SearchField
        aria-label={m.search}
        placeholder={m.searchHint}
        text={search.q ?? ''}
        onSearch={(q) => narrow({ q: q || undefined })}
      />
      <NativeSelect aria-label={m.role} {...choice('role', { '': m.anyRole, ...m.roles })} />
      <NativeSelect
        aria-label={m.verified}
        {...choice('verified', { '': m.anyVerified, ...m.verifiedStates })}
      />
      <NativeSelect
        aria-label={m.status}
        {...choice('status', { '': m.anyStatus, ...m.statuses })}
      />
      {isFiltered(search) && (
        <Button
          variant="default"
          onClick={() => onSearch({ person: search.person, sort: search.sort })}
        >
          {m.clearFilters}
        </Button>
      )}
    </FilterRow>
  );
}
