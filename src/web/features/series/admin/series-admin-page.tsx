import {
  ActionIcon,
  Badge,
  Button,
  Card,
  Group,
  Select,
  SimpleGrid,
  Text,
  Title,
} from '@mantine/core';
import { IconListNumbers, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { AdminList } from '#web/lists/admin-list.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
import { localPage } from '#web/lists/local-page.ts';
import { RowCheckbox } from '#web/lists/row-checkbox.tsx';
import { SelectAll } from '#web/lists/select-all.tsx';
import type { Selection } from '#web/lists/selection.ts';
import { DifficultyDots } from '#web/ui/difficulty-dots.tsx';
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
import classes from './series-admin-page.module.css';
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
  const categories = useCategoryChoices();
  const actions = useSeriesActions();
  const [editing, setEditing] = useState<EditedSeries>();
  const [arranging, setArranging] = useState<SeriesRow>();
  const languages = useMemo(() => [...new Set(all.map(({ language }) => language))], [all]);
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
      <FilterRow>
        <SearchField
          aria-label={m.find}
          placeholder={m.find}
          text={search.q ?? ''}
          onSearch={(q) => narrow({ q: q || undefined })}
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
                <SeriesCard
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

interface SeriesCardProps {
  series: SeriesRow;
  selection: Selection;
  onEdit: () => void;
  onArrange: () => void;
  onDelete: () => void;
  certificates: ReactNode;
}

const dots = { beginner: 1, intermediate: 2, advanced: 3 } as const;

function SeriesCard({ series, selection, ...on }: SeriesCardProps) {
  const m = useMessages(seriesAdminMessages);
  const { displayName: name } = series;
  return (
    <Card
      component="article"
      padding="sm"
      className={classes.card}
      data-row={series.id}
      tabIndex={-1}
    >
      <Group align="center" gap="xs" wrap="nowrap">
        <RowCheckbox id={series.id} name={series.displayName} selection={selection} />
        <Title order={2} size="h4" dir="auto">
          {series.displayName}
        </Title>
        {series.status === 'archived' && (
          <Badge color="gray" ms="auto" miw="max-content">
            {m.status.archived}
          </Badge>
        )}
      </Group>
      <Group gap="2xs" fz="sm" c="dimmed">
        <span>{m.inCategory({ category: series.categoryName, count: series.quizCount })}</span>
        <DifficultyDots level={dots[series.difficulty]} label={m.levels[series.difficulty]} />
      </Group>
      {series.description && (
        <Text size="sm" lineClamp={2} dir="auto">
          {series.description}
        </Text>
      )}
      <Group gap={4} mt="auto">
        <Button
          variant="default"
          me="auto"
          leftSection={<IconListNumbers size={18} aria-hidden />}
          aria-label={m.quizzesOf({ name })}
          onClick={on.onArrange}
        >
          {m.quizzes}
        </Button>
        {on.certificates}
        <ActionIcon aria-label={m.edit({ name })} onClick={on.onEdit}>
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon color="fail" aria-label={m.deleteNamed({ name })} onClick={on.onDelete}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Card>
  );
}
