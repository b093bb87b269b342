import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { ListWithPanel } from '#web/lists/list-with-panel.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PillButton, PillRow } from '#web/ui/pill.tsx';
import type { ClassSearch } from '../admin/class-search.ts';
import type { Gradebook, MemberRef } from '../api.ts';
import { CellPanel } from './cell-panel.tsx';
import classes from './gradebook.module.css';
import { orderOf, searchOf } from './gradebook-address.ts';
import { GradebookCards } from './gradebook-cards.tsx';
import { GradebookFile } from './gradebook-file.tsx';
import { type CellFilter, linesOf, type Order, ordered } from './gradebook-order.ts';
import { GradebookTable } from './gradebook-table.tsx';
import { gradebookMessages } from './messages/messages.ts';

/** The cell that the address names. */
export interface CellRef {
  assignment: number | undefined;
  member: number | undefined;
}

interface GradebookViewProps {
  book: Gradebook;
  search: ClassSearch;
  onSearch: (search: ClassSearch) => void;
  onExceptions: (member: MemberRef) => void;
}

/** Every member's result of every assignment, with the chosen one next to it. */
export function GradebookView({ book, search, onSearch, onExceptions }: GradebookViewProps) {
  const m = useMessages(gradebookMessages);
  const { assignment, member, show: filter } = search;
  const order = useMemo(() => orderOf(search), [search]);
  const lines = useMemo(() => linesOf(book), [book]);
  const shown = useMemo(() => ordered(lines, order, filter), [lines, order, filter]);
  const change = (part: ClassSearch) => onSearch({ ...search, ...part });
  const onOrder = (next: Order) => change(searchOf(next));
  const table = {
    ...{ book, lines: shown, order, filter, onOrder },
    chosen: { assignment, member },
    onOpen: (userId: number, id: number) => change({ member: userId, assignment: id }),
  };
  return (
    <ListWithPanel
      label={m.cell}
      closeLabel={m.close}
      onClose={() => change({ member: undefined, assignment: undefined })}
      panel={
        assignment !== undefined && member !== undefined ? (
          <CellPanel
            key={`${assignment} ${member}`}
            cell={{ classId: book.class.id, assignmentId: assignment, userId: member }}
            onExceptions={onExceptions}
          />
        ) : undefined
      }
    >
      <div>
        <div className={classes.tools} data-print="hide">
          <Filters filter={filter} onFilter={(show) => change({ show })} />
          <OrderSelect book={book} order={order} onOrder={onOrder} />
          <GradebookFile book={book} />
        </div>
        {shown.length === 0 ? (
          <EmptyState title={m.noMembers} order={2}>
            {m.noMembersHint}
          </EmptyState>
        ) : (
          <>
            <GradebookTable {...table} all={lines} />
            <GradebookCards {...table} />
          </>
        )}
      </div>
    </ListWithPanel>
  );
}

const filters = [undefined, 'missing', 'late', 'below'] as const;

interface FiltersProps {
  filter: CellFilter | undefined;
  onFilter: (filter: CellFilter | undefined) => void;
}

function Filters({ filter, onFilter }: FiltersProps) {
  const m = useMessages(gradebookMessages);
  return (
    <PillRow component="fieldset" label={m.show}>
      {filters.map((each) => (
        <PillButton
          key={each ?? 'all'}
          isChosen={filter === each}
          onClick={() => onFilter(each)}
          size="sm"
        >
          {m.filters[each ?? 'all']}
        </PillButton>
      ))}
    </PillRow>
  );
}

interface OrderSelectProps {
  book: Gradebook;
  order: Order;
  onOrder: (order: Order) => void;
}

/** The order, where there are no titles of columns to press. */
function OrderSelect({ book, order, onOrder }: OrderSelectProps) {
  const m = useMessages(gradebookMessages);
  const choices: { label: string; order: Order }[] = [
    { label: m.name, order: { by: 'name', direction: 'asc' } },
    { label: m.mean, order: { by: 'mean', direction: 'desc' } },
    ...book.assignments.map(({ id, title }): { label: string; order: Order } => ({
      label: title,
      order: { by: id, direction: 'desc' },
    })),
  ];
  return (
    <NativeSelect
      className={classes.order}
      label={m.sortBy}
      value={String(choices.findIndex((choice) => choice.order.by === order.by))}
      data={choices.map(({ label }, index) => ({ value: String(index), label }))}
      onChange={({ currentTarget }) =>
        onOrder(choices[Number(currentTarget.value)]?.order ?? order)
      }
    />
  );
}
