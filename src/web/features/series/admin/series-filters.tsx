import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { FilterRow } from '#web/ui/form/filter-row.tsx';
import { LanguageFilter } from '#web/ui/form/language-filter.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { type SeriesRow, useCategoryChoices } from './api.ts';
import { seriesAdminMessages } from './messages/messages.ts';
import type { SeriesSearch } from './series-search.ts';

const orders = ['created', 'name', 'quizzes'] as const;

interface SeriesFiltersProps {
  search: SeriesSearch;
  /** All series, whose languages can be chosen. */
  all: readonly SeriesRow[];
  onSearch: (search: SeriesSearch) => void;
}

/** The filters and the order of the series. A changed filter begins on the first page. */
export function SeriesFilters({ search, all, onSearch }: SeriesFiltersProps) {
  const m = useMessages(seriesAdminMessages);
  const categories = useCategoryChoices();
  const languages = useMemo(() => [...new Set(all.map(({ language }) => language))], [all]);
  const narrow = (change: Partial<SeriesSearch>) =>
    onSearch({ ...search, ...change, page: undefined });
  return (
    <FilterRow>
      <SearchField
        aria-label={m.find}
        placeholder={m.find}
        text={search.q}
        onSearch={(q) => narrow({ q })}
      />
      <RowSelect
        aria-label={m.category}
        placeholder={m.allCategories}
        clearable
        rows={categories}
        value={search.category ?? null}
        onChange={(id) => narrow({ category: id ?? undefined })}
      />
      <LanguageFilter
        languages={languages}
        value={search.language}
        onChange={(language) => narrow({ language })}
      />
      <Select
        aria-label={m.order}
        allowDeselect={false}
        data={orders.map((value) => ({ value, label: m.orders[value] }))}
        value={search.sort ?? 'created'}
        onChange={(sort) => narrow({ sort: sort ?? undefined })}
      />
    </FilterRow>
  );
}
