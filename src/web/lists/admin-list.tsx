import { Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useMessages } from '../language/language.tsx';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { PageButtons } from '../ui/page-buttons.tsx';
import classes from './admin-list.module.css';
import { AdminTable, type AdminTableProps, type ListedRow } from './admin-table.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useReturnToRow } from './list-return.ts';
import { listsMessages } from './messages/messages.ts';
import { useRowFocus } from './row-focus.ts';
import { type Selection, useSelection } from './selection.ts';
import { useLastPage } from './use-last-page.ts';

/** One page of rows. */
export interface ListPage<Row> {
  items: readonly Row[];
  total: number;
  page: number;
  pageSize: number;
}

/** The result of a query: a page, or why there is none. */
export interface ListQuery<Row> {
  data: ListPage<Row> | undefined;
  error?: unknown;
  isFetching?: boolean;
  /** Whether `data` is a page that was read before, until the one that is asked for has come. */
  isPlaceholderData?: boolean;
  refetch?: () => unknown;
}

export interface AdminListProps<Row extends ListedRow, Sort extends string>
  extends Omit<AdminTableProps<Row, Sort>, 'rows' | 'selection' | 'columns'> {
  columns?: AdminTableProps<Row, Sort>['columns'];
  /** In place of a table: each row is an element with `data-row` and a `tabIndex` of -1. */
  children?: (rows: readonly Row[], selection: Selection) => ReactNode;
  query: ListQuery<Row>;
  /** '3 quizzes found'; without it the number is not shown. */
  found?: (values: { count: number }) => string;
  /** Says what did not work: 'Error loading quizzes'. */
  failed: string;
  /** In place of the skeleton. */
  loading?: ReactNode;
  /** When there are no rows. */
  empty: ReactNode;
  onPage?: (page: number) => void;
  /**
   * Buttons for the chosen rows; without it nothing can be chosen.
   * @param clearAfter chooses no row any more once an action answers that it is settled; after a failure they stay chosen
   */
  bulk?: (rows: readonly Row[], clearAfter: (action: Promise<boolean>) => void) => ReactNode;
}

/** A list that administrators work with: its rows, its states, its pages and what can be done with several. */
export function AdminList<Row extends ListedRow, Sort extends string>(
  props: AdminListProps<Row, Sort>,
) {
  const { query, found, failed, loading = <SkeletonRows />, empty, onPage, bulk } = props;
  const { children, columns = [], ...table } = props;
  const { data } = query;
  const items = useMemo(() => data?.items ?? [], [data]);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const selection = useSelection(ids);
  const element = useRef<HTMLDivElement>(null);
  useRowFocus(element, ids);
  useReturnToRow(table.label, element, ids);
  useEscape(element, selection.clear);
  useLastPage(onPage ? query : { data: undefined });
  return (
    <div ref={element} tabIndex={-1} className={classes.list}>
      {Boolean(query.error) && (
        <FailureAlert
          title={failed}
          error={query.error}
          {...(query.refetch ? { onRetry: () => void query.refetch?.() } : {})}
          retrying={query.isFetching ?? false}
        />
      )}
      {!data && !query.error && loading}
      {data?.total === 0 && empty}
      {data && data.total > 0 && (
        <>
          {found && (
            <Text size="sm" c="dimmed" role="status">
              {found({ count: data.total })}
            </Text>
          )}
          {children ? (
            children(items, selection)
          ) : (
            <AdminTable {...table} columns={columns} rows={items} selection={bulk && selection} />
          )}
          {onPage && <PageButtons of={data} onPage={onPage} size="sm" />}
          {bulk && (
            <BulkBar count={selection.ids.length} onClear={selection.clear}>
              {bulk(
                items.filter(({ id }) => selection.has(id)),
                (action) => void action.then((isSettled) => isSettled && selection.clear()),
              )}
            </BulkBar>
          )}
        </>
      )}
    </div>
  );
}

/** Escape in the list clears the selection. */
function useEscape(element: RefObject<HTMLElement | null>, clear: () => void): void {
  const clearSelection = useEffectEvent(clear);
  useEffect(() => {
    const { current: list } = element;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) clearSelection();
    };
    list?.addEventListener('keydown', onKeyDown);
    return () => list?.removeEventListener('keydown', onKeyDown);
  }, [element]);
}

/** The skeleton of the rows. */
function SkeletonRows() {
  const m = useMessages(listsMessages);
  return (
    <div role="status">
      <VisuallyHidden>{m.loading}</VisuallyHidden>
      <Stack gap="xs" aria-hidden>
        {Array.from({ length: 6 }, (_, index) => index).map((index) => (
          <Skeleton key={index} h={36} />
        ))}
      </Stack>
    </div>
  );
}
