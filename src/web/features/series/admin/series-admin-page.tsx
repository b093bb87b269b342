import { Button, Select, SimpleGrid } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentType, useMemo, useState } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { AdminList } from '#web/lists/admin-list.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
import { localPage } from '#web/lists/local-page.ts';
import { SelectAll } from '#web/lists/select-all.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterRow } from '#web/ui/form/filter-row.tsx';
import { LanguageFilter } from '#web/ui/form/language-filter.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { type SeriesRow, useCategoryChoices, useSeriesList } from './api.ts';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { seriesAdminMessages } from './messages/messages.ts';
import { useSeriesActions } from './series-actions.tsx';
import { SeriesAdminCard } from './series-admin-card.tsx';
import { type EditedSeries, SeriesDialog } from './series-dialog.tsx';
import type { SeriesSearch } from './series-search.ts';

interface SeriesAdminPageProps {
  search: SeriesSearch;
  onSearch: (search: SeriesSearch) => void;
  /** Opens what is decided about the certificates of a series. */
  Certificates: ComponentType<{ seriesId: number; name: string }>;
}

const orders = ['created', 'name', 'quizzes'] as const;

/** The series of every status: to create, change, fill, order and delete. */
export function SeriesAdminPage({ search, onSearch, Certificates }: SeriesAdminPageProps) {
  const m = useMessages(seriesAdminMessages);
  const format = useFormat();
  const all = useSeriesList();
  const actions = useSeriesActions();
  const [editing, setEditing] = useState<EditedSeries>();
  const [arranging, setArranging] = useState<SeriesRow>();
  const chosen = all.filter(
    ({ categoryId, language }) =>
      (search.category ?? categoryId) === categoryId && (search.language ?? language) === language,
  );
  const page = localPage(chosen, search, {
    textsOf: ({ displayName, name }) => [displayName, name],
    orders: {
      created: ({ createdAt }) => Date.parse(createdAt),
      name: ({ displayName }) => displayName,
      quizzes: ({ quizCount }) => quizCount,
    },
    usual: 'created',
    compare: format.compare,
  });
  const narrow = (change: Partial<SeriesSearch>) =>
    onSearch({ ...search, ...change, page: undefined });
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
      {m.create}
    </Button>
  );
  return (
    <Page width="full">
      <PageHeader title={m.title} lead={m.lead} above={<BackLink />} actions={create} />
      <SeriesFilters search={search} all={all} onNarrow={narrow} />
      <AdminList
        label={m.title}
        query={{ data: page }}
        failed={m.loadFailed}
        nameOf={({ displayName }) => displayName}
        found={m.count}
        onPage={(next) => onSearch({ ...search, page: next })}
        bulk={(rows, clear) => (
          <>
            <BulkButton onClick={() => void actions.setStatus(rows, 'archived').then(clear)}>
              {m.archive}
            </BulkButton>
            <BulkButton onClick={() => void actions.setStatus(rows, 'active').then(clear)}>
              {m.makeActive}
            </BulkButton>
            <BulkButton tone="danger" onClick={() => actions.remove(rows)}>
              {m.delete}
            </BulkButton>
          </>
        )}
        empty={
          search.q || search.category || search.language ? (
            <EmptyState title={m.noMatch}>{m.tryOtherWords}</EmptyState>
          ) : (
            <EmptyState title={m.noneYet} action={create}>
              {m.whatSeriesDo}
            </EmptyState>
          )
        }
      >
        {(rows, selection) => (
          <>
            <SelectAll count={rows.length} selection={selection} />
            <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
              {rows.map((series) => (
                <SeriesAdminCard
                  key={series.id}
                  series={series}
                  selection={selection}
                  onEdit={() => setEditing(series)}
                  onArrange={() => setArranging(series)}
                  onDelete={() => actions.remove([series])}
                  certificates={<Certificates seriesId={series.id} name={series.displayName} />}
                />
              ))}
            </SimpleGrid>
          </>
        )}
      </AdminList>
      {actions.dialog}
      <SeriesDialog editing={editing} onClose={() => setEditing(undefined)} />
      <ArrangeDialog series={arranging} onClose={() => setArranging(undefined)} />
    </Page>
  );
}

interface SeriesFiltersProps {
  search: SeriesSearch;
  /** All series, whose languages can be chosen. */
  all: readonly SeriesRow[];
  onNarrow: (change: Partial<SeriesSearch>) => void;
}

function SeriesFilters({ search, all, onNarrow }: SeriesFiltersProps) {
  const m = useMessages(seriesAdminMessages);
  const categories = useCategoryChoices();
  const languages = useMemo(() => [...new Set(all.map(({ language }) => language))], [all]);
  return (
    <FilterRow>
      <SearchField
        aria-label={m.find}
        placeholder={m.find}
        text={search.q ?? ''}
        onSearch={(q) => onNarrow({ q: q || undefined })}
      />
      <RowSelect
        aria-label={m.category}
        placeholder={m.allCategories}
        clearable
        rows={categories}
        value={search.category ?? null}
        onChange={(id) => onNarrow({ category: id ?? undefined })}
      />
      <LanguageFilter
        languages={languages}
        value={search.language}
        onChange={(language) => onNarrow({ language })}
      />
      <Select
        aria-label={m.order}
        allowDeselect={false}
        data={orders.map((value) => ({ value, label: m.orders[value] }))}
        value={search.sort ?? 'created'}
        onChange={(sort) => onNarrow({ sort: sort ?? undefined })}
      />
    </FilterRow>
  );
}
