import { useMessages } from '#web/language/language.tsx';
import { ChoiceFilter } from '#web/ui/form/choice-filter.tsx';
import { ClearFilters, FilterRow } from '#web/ui/form/filter-row.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { peopleMessages } from './messages/messages.ts';
import type { PeoplePageProps } from './people-page.tsx';
import { isFiltered, peopleSearch } from './people-search.ts';

/** The filters of the list. A changed filter begins on the first page. */
export function PeopleFilters({ search, onSearch }: PeoplePageProps) {
  const m = useMessages(peopleMessages);
  // Select values are texts; the address accepts only known values.
  const narrow = (change: Record<string, unknown>) =>
    onSearch(peopleSearch({ ...search, ...change, page: undefined }));
  return (
    <FilterRow>
      <SearchField
        aria-label={m.search}
        placeholder={m.searchHint}
        text={search.q}
        onSearch={(q) => narrow({ q })}
      />
      <ChoiceFilter
        aria-label={m.role}
        all={m.anyRole}
        choices={m.roles}
        value={search.role}
        onChoose={(role) => narrow({ role })}
      />
      <ChoiceFilter
        aria-label={m.verified}
        all={m.anyVerified}
        choices={m.verifiedStates}
        value={search.verified}
        onChoose={(verified) => narrow({ verified })}
      />
      <ChoiceFilter
        aria-label={m.status}
        all={m.anyStatus}
        choices={m.statuses}
        value={search.status}
        onChoose={(status) => narrow({ status })}
      />
      {isFiltered(search) && (
        <ClearFilters
          onClear={() => {
            const { person, sort, direction } = search;
            onSearch({ person, sort, direction });
          }}
        />
      )}
    </FilterRow>
  );
}
