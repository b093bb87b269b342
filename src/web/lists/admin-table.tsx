import { Checkbox, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { noValue } from '#web/ui/text/no-value.ts';
import { useMessages } from '../language/language.tsx';
import classes from './admin-table.module.css';
import { listsMessages } from './messages/messages.ts';
import box from './row-checkbox.module.css';
import { RowCheckbox } from './row-checkbox.tsx';
import type { Selection } from './selection.ts';

export type Direction = 'asc' | 'desc';

/** A row of any list: known by its id. */
export interface ListedRow {
  id: number;
}

/** How the header and the cells of a column are laid out. */
interface Layout {
  /** A text whose column has room for a long word. */
  words?: boolean;
  /** Figures are aligned at the end of their column. */
  figure?: boolean;
  /** What a row is about: a name, or a text, which takes most of the width. A whole line of a card on a phone. */
  main?: boolean | 'text';
  /** Left out where there is little room. */
  secondary?: boolean;
}

export interface Column<Row, Sort extends string> extends Layout {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Where its header sorts the list. */
  sort?: Sort;
  /** The direction that a first click gives; ascending unless said otherwise. */
  usual?: Direction;
  /** The label before the value on a phone, where there are no headers. */
  inCard?: string;
}

export interface Sorting<Sort extends string> {
  by: Sort | undefined;
  direction: Direction | undefined;
  onSort: (by: Sort, direction: Direction) => void;
}

export interface AdminTableProps<Row extends ListedRow, Sort extends string> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row, Sort>[];
  nameOf: (row: Row) => string;
  sorting?: Sorting<Sort> | undefined;
  selection?: Selection | undefined;
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Keys pressed with the focus anywhere in a row. */
  onRowKey?: ((event: KeyboardEvent<HTMLElement>, row: Row) => void) | undefined;
}

/** Rows to sort, select and act on: a dense table, or cards on a phone. */
export function AdminTable<Row extends ListedRow, Sort extends string>(
  props: AdminTableProps<Row, Sort>,
) {
  const { label, rows, columns, selection, sorting, actions } = props;
  const m = useMessages(listsMessages);
  return (
    <Table
      className={classes.table}
      role="table"
      aria-label={label}
      verticalSpacing="3xs"
      horizontalSpacing="xs"
    >
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          {selection && (
            <Table.Th role="columnheader" className={classes.choice}>
              <Checkbox
                size="sm"
                classNames={{ input: box.box }}
                aria-label={m.selectAllOf({ label })}
                {...selection.all}
              />
            </Table.Th>
          )}
          {columns.map((column) => (
            <Header key={column.title} column={column} sorting={sorting} />
          ))}
          {actions && (
            <Table.Th role="columnheader" className={classes.actions}>
              {m.actions}
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.id} {...props} row={row} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

const layoutOf = ({ words, figure, main, secondary }: Layout) => ({
  'data-words': words,
  'data-figure': figure,
  'data-main': main,
  'data-secondary': secondary,
});

interface HeaderProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  sorting: Sorting<Sort> | undefined;
}

function Header<Row, Sort extends string>({ column, sorting }: HeaderProps<Row, Sort>) {
  const { title, sort, usual = 'asc' } = column;
  const direction = sort && sorting?.by === sort ? (sorting.direction ?? usual) : undefined;
  const shape = { role: 'columnheader', ...layoutOf(column) };
  if (!sort || !sorting) return <Table.Th {...shape}>{title}</Table.Th>;
  const Icon = direction ? icons[direction] : IconArrowsSort;
  return (
    <Table.Th {...shape} aria-sort={direction ? sortWords[direction] : 'none'}>
      <UnstyledButton
        className={classes.sort}
        data-active={direction !== undefined || undefined}
        onClick={() => sorting.onSort(sort, direction ? opposite[direction] : usual)}
      >
        {title}
        <Icon size={14} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  );
}

const icons = { asc: IconArrowUp, desc: IconArrowDown };
const sortWords = { asc: 'ascending', desc: 'descending' } as const;
const opposite = { asc: 'desc', desc: 'asc' } as const;

interface RowProps<Row extends ListedRow, Sort extends string> extends AdminTableProps<Row, Sort> {
  row: Row;
}

function Row<Row extends ListedRow, Sort extends string>(props: RowProps<Row, Sort>) {
  const { row, columns, nameOf, selection, actions, onRowKey } = props;
  return (
    <Table.Tr
      role="row"
      data-row={row.id}
      tabIndex={-1}
      className={classes.row}
      data-chosen={selection?.has(row.id) || undefined}
      onKeyDown={(event) => onRowKey?.(event, row)}
    >
      {selection && (
        <Table.Td role="cell" className={classes.choice}>
          <RowCheckbox id={row.id} name={nameOf(row)} selection={selection} />
        </Table.Td>
      )}
      {columns.map((column) => (
        <Cell key={column.title} column={column} row={row} />
      ))}
      {actions && (
        <Table.Td role="cell" className={classes.actions}>
          <div className={classes.buttons}>{actions(row)}</div>
        </Table.Td>
      )}
    </Table.Tr>
  );
}

function Cell<Row, Sort extends string>({ column, row }: { column: Column<Row, Sort>; row: Row }) {
  const value = column.cell(row);
  return (
    <Table.Td role="cell" {...layoutOf(column)} data-blank={value === noValue || undefined}>
      {column.inCard && (
        <span className={classes.cardLabel} aria-hidden>
          {column.inCard}{' '}
        </span>
      )}
      {value}
    </Table.Td>
  );
}
