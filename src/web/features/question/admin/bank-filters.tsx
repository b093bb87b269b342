import { Button, NativeSelect } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import { FilterRow } from '#web/ui/form/filter-row.tsx';
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

/** What the bank is narrowed to and sorted by. A changed filter begins on the first page. */
export function BankFilters({ search, onSearch }: BankFiltersProps) {
  const m = useMessages(bankMessages);
  const { concerns } = useMessages(adminUiMessages);
  const tags = useTags();
  const categories = useCategoryChoices();
  // An address gives only values that it knows.
  const narrow = (change: Record<string, unknown>) =>
    onSearch(bankSearch({ ...search, ...change, page: undefined }));
  const choice = (
    name: 'type' | 'difficulty' | 'use' | 'health',
    options: Record<string, string>,
  ) => ({
    value: search[name] ?? '',
    data: Object.entries(options).map(([value, label]) => ({ value, label })),
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
      narrow({ [name]: currentTarget.value }),
  });
  const sorts = sortsOf(search, m);
  const usual = sorts[0]?.[0];
  const rows = tags.map(({ id, name }) => ({ id, displayName: name }));
  return (
    <FilterRow>
      <SearchField
        aria-label={m.search}
        placeholder={m.searchHint}
        text={search.q ?? ''}
        onSearch={(q) => narrow({ q: q || undefined })}
      />
      <NativeSelect aria-label={m.type} {...choice('type', { '': m.anyType, ...m.types })} />
      <NativeSelect
        aria-label={m.difficulty}
        {...choice('difficulty', { '': m.anyDifficulty, ...m.difficulties })}
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
      <NativeSelect aria-label={m.use} {...choice('use', { '': m.anyUse, ...m.uses })} />
      <NativeSelect
        aria-label={m.health}
        {...choice('health', {
          '': m.anyHealth,
          any: m.standsOut,
          ...concerns,
          none: m.nothingStandsOut,
        })}
      />
      <NativeSelect
        aria-label={m.sortBy}
        value={sorts.some(([value]) => value === search.sort) ? search.sort : usual}
        data={sorts.map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) =>
          narrow({ sort: value === usual ? undefined : value, direction: undefined })
        }
      />
      {isFiltered(search) && (
        <Button
          variant="default"
          onClick={() => onSearch(bankSearch({ list: search.list, question: search.question }))}
        >
          {m.clearFilters}
        </Button>
      )}
    </FilterRow>
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
