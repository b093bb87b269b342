import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { ListWithPanel } from '#web/lists/list-with-panel.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PillButton, PillRow } from '#web/ui/pill.tsx';
import type { Gradebook, MemberRef } from '../api.ts';
import { CellPanel } from './cell-panel.tsx';
import classes from './gradebook.module.css';
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
  chosen: CellRef;
  onExceptions: (member: MemberRef) => void;
}

/** Every member's result of every assignment, with the chosen one next to it. */
export function GradebookView({ book, chosen, onExceptions }: GradebookViewProps) {
  const m = useMessages(gradebookMessages);
  const [order, setOrder] = useState<Order>({ by: 'name', direction: 'asc' });
  const [filter, setFilter] = useState<CellFilter>();
  const { open, close } = useCellAddress(book.class.id);
  const lines = useMemo(() => linesOf(book), [book]);
  const shown = useMemo(() => ordered(lines, order, filter), [lines, order, filter]);
  const { assignment, member } = chosen;
  const table = { book, lines: shown, order, filter, chosen, onOrder: setOrder, onOpen: open };
  return (
    <ListWithPanel
      label={m.cell}
      closeLabel={m.close}
      onClose={close}
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
        <div className={classes.tools}>
          <Filters filter={filter} onFilter={setFilter} />
          <OrderSelect book={book} order={order} onOrder={setOrder} />
          <GradebookFile book={book} />
        </div>
        {shown.length === 0 ? (
          <EmptyState title={m.nobody} order={2}>
            {m.nobodyHint}
          </EmptyState>
        ) : (
          <>
            <GradebookTable {...table} />
            <GradebookCards {...table} />
          </>
        )}
      </div>
    </ListWithPanel>
  );
}

/** Opens a cell by its address, and leaves it. */
function useCellAddress(classId: number) {
  const navigate = useNavigate();
  const go = useCallback(
    (search: Partial<CellRef>) =>
      void navigate({
        ...{ to: '/admin/classes/$id', params: { id: String(classId) }, search },
        ...{ replace: true, resetScroll: false },
      }),
    [navigate, classId],
  );
  const open = useCallback(
    (member: number, assignment: number) => go({ member, assignment }),
    [go],
  );
  const close = useCallback(() => go({}), [go]);
  return { open, close };
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
