import { NativeSelect } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import { ChoiceFilter } from '#web/ui/form/choice-filter.tsx';
import { ClearFilters, FilterRow } from '#web/ui/form/filter-row.tsx';
import { LanguageFilter } from '#web/ui/form/language-filter.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { useCategoryChoices, useLanguages, useTags } from './api.ts';
import { type BankSearch, bankSearch, isFiltered } from './bank-search.ts';
import { bankMessages } from './messages/messages.ts';

interface BankFiltersProps {
  search: BankSearch;
  onSearch: (search: BankSearch) => void;
}

/** The filters and the order of the bank. A changed filter begins on the first page. */
export function BankFilters({ search, onSearch }: BankFiltersProps) {
  const m = useMessages(bankMessages);
  const { concerns } = useMessages(adminUiMessages);
  const tags = useTags();
  const categories = useCategoryChoices();
  // Select values are texts; the address accepts only known values.
  const narrow = (change: Record<string, unknown>) =>
    onSearch(bankSearch({ ...search, ...change, page: undefined }));
  const rows = tags.map(({ id, name }) => ({ id, displayName: name }));
  return (
    <FilterRow>
      <SearchField
        aria-label={m.search}
        placeholder={m.searchHint}
        text={search.q}
        onSearch={(q) => narrow({ q })}
      />
      <ChoiceFilter
        aria-label={m.type}
        all={m.anyType}
        choices={m.types}
        value={search.type}
        onChoose={(type) => narrow({ type })}
      />
      <ChoiceFilter
        aria-label={m.difficulty}
        all={m.anyDifficulty}
        choices={m.difficulties}
        value={search.difficulty}
        onChoose={(difficulty) => narrow({ difficulty })}
      />
      <RowSelect
        aria-label={m.tag}
        placeholder={m.anyTag}
        clearable
        rows={rows}
        value={search.tag ?? null}
        onChange={(tag) => narrow({ tag: tag ?? undefined })}
      />
      <RowSelect
        aria-label={m.category}
        placeholder={m.allCategories}
        clearable
        rows={categories}
        value={search.category ?? null}
        onChange={(category) => narrow({ category: category ?? undefined })}
      />
      <LanguageFilter
        languages={useLanguages()}
        value={search.language}
        onChange={(language) => narrow({ language })}
      />
      <ChoiceFilter
        aria-label={m.use}
        all={m.anyUse}
        choices={m.uses}
        value={search.use}
        onChoose={(use) => narrow({ use })}
      />
      <ChoiceFilter
        aria-label={m.health}
        all={m.anyHealth}
        choices={{ any: m.standsOut, ...concerns, none: m.nothingStandsOut }}
        value={search.health}
        onChoose={(health) => narrow({ health })}
      />
      <SortSelect search={search} onSort={(sort) => narrow({ sort, direction: undefined })} />
      {isFiltered(search) && (
        <ClearFilters
          onClear={() => onSearch(bankSearch({ list: search.list, question: search.question }))}
        />
      )}
    </FilterRow>
  );
}

interface SortSelectProps {
  search: BankSearch;
  /** Called with undefined for the usual order. */
  onSort: (sort: string | undefined) => void;
}

function SortSelect({ search, onSort }: SortSelectProps) {
  const m = useMessages(bankMessages);
  const sorts = sortsOf(search, m);
  const usual = sorts[0]?.[0];
  return (
    <NativeSelect
      aria-label={m.sortBy}
      value={sorts.some(([value]) => value === search.sort) ? search.sort : usual}
      data={sorts.map(([value, label]) => ({ value, label }))}
      onChange={({ currentTarget: { value } }) => onSort(value === usual ? undefined : value)}
    />
  );
}

/** The orders to choose from, the usual one first. Only a search has a best match. */
function sortsOf(
  { q, quiz }: BankSearch,
  { sorts: { best, inQuiz, ...others } }: MessagesOf<typeof bankMessages>,
): [string, string][] {
  const first = q ? best : quiz ? inQuiz : undefined;
  return [
    ...(first === undefined ? [] : [['best', first] satisfies [string, string]]),
    ...Object.entries(others),
  ];
}
