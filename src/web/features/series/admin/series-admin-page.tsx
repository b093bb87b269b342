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
import { useState } from 'react';
import { AdminList } from '#web/lists/admin-list.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
import { localPage } from '#web/lists/local-page.ts';
import { RowCheckbox } from '#web/lists/row-checkbox.tsx';
import { SelectAll } from '#web/lists/select-all.tsx';
import type { Selection } from '#web/lists/selection.ts';
import { DifficultyDots } from '#web/ui/difficulty-dots.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { counted } from '#web/ui/text/format.ts';
import { type SeriesRow, useCategoryChoices, useSeriesList } from './api.ts';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { useSeriesActions } from './series-actions.tsx';
import classes from './series-admin-page.module.css';
import { type EditedSeries, SeriesDialog } from './series-dialog.tsx';
import type { SeriesSearch } from './series-search.ts';

interface SeriesAdminPageProps {
  search: SeriesSearch;
  onSearch: (search: SeriesSearch) => void;
}

const orders = [
  { value: 'created', label: 'Newest first' },
  { value: 'name', label: 'By name' },
  { value: 'quizzes', label: 'Most quizzes first' },
] as const;

/** The series of every status: to create, change, fill, order and delete. */
export function SeriesAdminPage({ search, onSearch }: SeriesAdminPageProps) {
  const all = useSeriesList();
  const categories = useCategoryChoices();
  const actions = useSeriesActions();
  const [editing, setEditing] = useState<EditedSeries>();
  const [arranging, setArranging] = useState<SeriesRow>();
  const inCategory = all.filter(
    (series) => search.category === undefined || series.categoryId === search.category,
  );
  const page = localPage(inCategory, search, {
    textsOf: ({ displayName, name }) => [displayName, name],
    orders: {
      created: ({ createdAt }) => Date.parse(createdAt),
      name: ({ displayName }) => displayName,
      quizzes: ({ quizCount }) => quizCount,
    },
    usual: 'created',
  });
  const narrow = (change: Partial<SeriesSearch>) =>
    onSearch({ ...search, ...change, page: undefined });
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
      Create Series
    </Button>
  );
  return (
    <Page width="full">
      <PageHeader
        title="Series"
        lead="Ordered paths through quizzes."
        above={<BackLink />}
        actions={create}
      />
      <div className={classes.filters}>
        <SearchField
          aria-label="Find a series"
          placeholder="Find a series"
          text={search.q ?? ''}
          onSearch={(q) => narrow({ q: q || undefined })}
        />
        <RowSelect
          aria-label="Category"
          placeholder="All categories"
          clearable
          rows={categories}
          value={search.category ?? null}
          onChange={(id) => narrow({ category: id ?? undefined })}
        />
        <Select
          aria-label="Order"
          allowDeselect={false}
          data={orders}
          value={search.sort ?? 'created'}
          onChange={(sort) => narrow({ sort: sort ?? undefined })}
        />
      </div>
      <AdminList
        label="Series"
        query={{ data: page }}
        failed="Error loading series"
        nameOf={({ displayName }) => displayName}
        noun={['series', 'series']}
        onPage={(next) => onSearch({ ...search, page: next })}
        bulk={(rows, clear) => (
          <>
            <BulkButton onClick={() => void actions.setStatus(rows, 'archived').then(clear)}>
              Archive
            </BulkButton>
            <BulkButton onClick={() => void actions.setStatus(rows, 'active').then(clear)}>
              Make active
            </BulkButton>
            <BulkButton tone="danger" onClick={() => actions.remove(rows)}>
              Delete
            </BulkButton>
          </>
        )}
        empty={
          search.q ? (
            <EmptyState title="No series matches">Try fewer or other words.</EmptyState>
          ) : (
            <EmptyState title="No series here yet" action={create}>
              A series leads learners through quizzes in an order.
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
}

const dots = { beginner: 1, intermediate: 2, advanced: 3 } as const;
const levels = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' };

function SeriesCard({ series, selection, onEdit, onArrange, onDelete }: SeriesCardProps) {
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
            Archived
          </Badge>
        )}
      </Group>
      <Group gap="sm">
        <Text size="sm" c="dimmed" dir="auto">
          {series.categoryName}, {counted(series.quizCount, 'quiz', 'quizzes')}
        </Text>
        <DifficultyDots level={dots[series.difficulty]} label={levels[series.difficulty]} />
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
          aria-label={`Quizzes of ${series.displayName}`}
          onClick={onArrange}
        >
          Quizzes
        </Button>
        <ActionIcon aria-label={`Edit ${series.displayName}`} onClick={onEdit}>
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon color="fail" aria-label={`Delete ${series.displayName}`} onClick={onDelete}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Card>
  );
}
