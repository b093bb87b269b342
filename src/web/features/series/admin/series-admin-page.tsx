import { Button, SimpleGrid } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { AdminList } from '#web/lists/admin-list.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
import { localPage } from '#web/lists/local-page.ts';
import { SelectAll } from '#web/lists/select-all.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { type SeriesRow, useSeriesList } from './api.ts';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { seriesAdminMessages } from './messages/messages.ts';
import { useSeriesActions } from './series-actions.tsx';
import { SeriesAdminCard } from './series-admin-card.tsx';
import { type EditedSeries, SeriesDialog } from './series-dialog.tsx';
import { SeriesFilters } from './series-filters.tsx';
import type { SeriesSearch } from './series-search.ts';

interface SeriesAdminPageProps {
  search: SeriesSearch;
  onSearch: (search: SeriesSearch) => void;
  /** Opens what is decided about the certificates of a series. */
  Certificates: ComponentType<{ seriesId: number; name: string }>;
}

/** The series of every status: to create, change, fill, order and delete. */
export function SeriesAdminPage({ search, onSearch, Certificates }: SeriesAdminPageProps) {
  const m = useMessages(seriesAdminMessages);
  const all = useSeriesList();
  const actions = useSeriesActions();
  const [editing, setEditing] = useState<EditedSeries>();
  const [arranging, setArranging] = useState<SeriesRow>();
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
      {m.create}
    </Button>
  );
  return (
    <Page width="full">
      <PageHeader title={m.title} lead={m.lead} above={<BackLink />} actions={create} />
      <SeriesFilters search={search} all={all} onSearch={onSearch} />
      <AdminList
        label={m.title}
        query={{ data: useFoundSeries(all, search) }}
        failed={m.loadFailed}
        nameOf={({ displayName }) => displayName}
        found={m.count}
        onPage={(next) => onSearch({ ...search, page: next })}
        bulk={(rows, clearAfter) => (
          <>
            <BulkButton onClick={() => clearAfter(actions.setStatus(rows, 'archived'))}>
              {m.archive}
            </BulkButton>
            <BulkButton onClick={() => clearAfter(actions.setStatus(rows, 'active'))}>
              {m.makeActive}
            </BulkButton>
            <BulkButton tone="danger" onClick={() => actions.remove(rows)}>
              {m.delete}
            </BulkButton>
          </>
        )}
        empty={<NoSeries search={search} create={create} />}
      >
        {(rows, selection) => (
          <>
            <SelectAll selection={selection} />
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

/** A page of the series that the search leaves. */
function useFoundSeries(all: readonly SeriesRow[], search: SeriesSearch) {
  const { compare } = useFormat();
  const chosen = all.filter(
    ({ categoryId, language }) =>
      (search.category ?? categoryId) === categoryId && (search.language ?? language) === language,
  );
  return localPage(chosen, search, {
    textsOf: ({ displayName, name }) => [displayName, name],
    orders: {
      created: ({ createdAt }) => Date.parse(createdAt),
      name: ({ displayName }) => displayName,
      quizzes: ({ quizCount }) => quizCount,
    },
    usual: 'created',
    compare,
  });
}

function NoSeries({ search, create }: { search: SeriesSearch; create: ReactNode }) {
  const m = useMessages(seriesAdminMessages);
  return search.q || search.category || search.language ? (
    <EmptyState title={m.noMatch}>{m.tryOtherWords}</EmptyState>
  ) : (
    <EmptyState title={m.noneYet} action={create}>
      {m.whatSeriesDo}
    </EmptyState>
  );
}
