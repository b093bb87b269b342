import { Badge, Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column } from '#web/lists/admin-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChoiceFilter } from '#web/ui/form/choice-filter.tsx';
import { DayField } from '#web/ui/form/dates/day-field.tsx';
import { ClearFilters, FilterRow } from '#web/ui/form/filter-row.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { type AuditRow, type AuditSearch, useAuditPage } from './api.ts';
import classes from './audit-page.module.css';
import { actionColours, auditSearch } from './audit-search.ts';
import { ChangeList } from './change-list.tsx';
import { type AuditWords, nameOfActor, subjectOf } from './difference.ts';
import { auditMessages } from './messages/messages.ts';

interface AuditPageProps {
  words: AuditWords;
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

const columnsOf = (
  m: MessagesOf<typeof auditMessages>,
  words: AuditWords,
): Column<AuditRow, never>[] => [
  {
    title: m.when,
    cell: (row) => (
      <>
        <Text span inherit className={classes.when}>
          <Moment at={row.at} form="moment" />
        </Text>
        <Text inherit c="dimmed" dir="auto">
          {nameOfActor(m, row)}
        </Text>
      </>
    ),
  },
  {
    title: m.what,
    main: true,
    cell: (row) => (
      <>
        <Text inherit fw={600} dir="auto">
          {subjectOf(m, row)}
        </Text>
        <Text inherit c="dimmed">
          {m.kinds[row.kind]} {row.rowId}, <span className={classes.call}>{row.call}</span>
        </Text>
      </>
    ),
  },
  {
    title: m.action,
    cell: (row) => (
      <Badge size="md" color={actionColours[row.action]} className={classes.action}>
        {m.actions[row.action]}
      </Badge>
    ),
  },
  {
    title: m.beforeAndAfter,
    words: true,
    cell: (row) => <ChangeList words={words[row.kind]} before={row.before} after={row.after} />,
  },
];

/** Every change that administrators have made, to be filtered and read. */
export function AuditTrailPage({ words, search, onSearch }: AuditPageProps) {
  const m = useMessages(auditMessages);
  const query = useAuditPage(search);
  const isFiltered = Object.entries(search).some(([name, value]) => name !== 'page' && value);
  return (
    <Page width="full">
      <PageHeader title={m.title} above={<BackLink />} />
      <Filters search={search} onSearch={onSearch} isFiltered={isFiltered} />
      <AdminList
        label={m.list}
        query={query}
        failed={m.failed}
        found={m.count}
        columns={columnsOf(m, words)}
        nameOf={({ id }) => m.entry({ id: String(id) })}
        onPage={(page) => onSearch({ ...search, page })}
        empty={
          isFiltered ? (
            <EmptyState title={m.noMatch}>{m.fewerFilters}</EmptyState>
          ) : (
            <EmptyState title={m.nothingYet}>{m.appearsHere}</EmptyState>
          )
        }
      />
    </Page>
  );
}

interface FiltersProps extends Omit<AuditPageProps, 'words'> {
  isFiltered: boolean;
}

function Filters({ search, onSearch, isFiltered }: FiltersProps) {
  const m = useMessages(auditMessages);
  // Select values are texts; the address accepts only known values.
  const narrow = (change: Record<string, unknown>) =>
    onSearch(auditSearch({ ...search, ...change, page: undefined }));
  return (
    <FilterRow>
      <SearchField
        label={m.administrator}
        placeholder={m.name}
        text={search.who}
        onSearch={(who) => narrow({ who })}
      />
      <ChoiceFilter
        label={m.what}
        all={m.everything}
        choices={m.kinds}
        value={search.kind}
        onChoose={(kind) => narrow({ kind })}
      />
      <ChoiceFilter
        label={m.action}
        all={m.all}
        choices={m.actions}
        value={search.action}
        onChoose={(action) => narrow({ action })}
      />
      <DayField label={m.from} value={search.from ?? ''} onDay={(from) => narrow({ from })} />
      <DayField label={m.to} value={search.to ?? ''} onDay={(to) => narrow({ to })} />
      {isFiltered && <ClearFilters onClear={() => onSearch({})} />}
    </FilterRow>
  );
}
