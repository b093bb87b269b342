import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { noValue } from '#web/ui/text/no-value.ts';
import type { Gradebook } from '../api.ts';
import { CellContent } from './cell-content.tsx';
import classes from './gradebook.module.css';
import {
  type CellFilter,
  firstDirection,
  isWanted,
  type Line,
  type Order,
  summaryOf,
} from './gradebook-order.ts';
import type { CellRef } from './gradebook-view.tsx';
import { keepStop, moveInGrid, moveStop } from './grid-keys.ts';
import { MeanMark } from './mean-mark.tsx';
import { gradebookMessages } from './messages/messages.ts';

export interface GradebookListProps {
  book: Gradebook;
  lines: readonly Line[];
  order: Order;
  filter: CellFilter | undefined;
  chosen: CellRef;
  onOrder: (order: Order) => void;
  onOpen: (member: number, assignment: number) => void;
}

/** The gradebook as a table: names, titles and the row of means stay in view; arrow keys go from cell to cell. */
export function GradebookTable({
  all,
  ...props
}: GradebookListProps & {
  /** Also those that the filter leaves out: the mean is that of the class. */
  all: readonly Line[];
}) {
  const m = useMessages(gradebookMessages);
  const { book, lines, filter, chosen, onOpen } = props;
  // One listener for all cells: a large class has ten thousand.
  const open = (event: MouseEvent) => {
    const cell = event.target instanceof Element && event.target.closest('[data-cell]');
    if (!cell) return;
    onOpen(Number(cell.getAttribute('data-member')), Number(cell.getAttribute('data-assignment')));
  };
  const drawn = useRowsDrawn(lines.length);
  const move = (event: KeyboardEvent) => {
    if (moveInGrid(event)) event.preventDefault();
  };
  const table = useRef<HTMLTableElement>(null);
  // After every change of the rows: the cell may be gone.
  useEffect(() => {
    if (table.current) keepStop(table.current);
  });
  return (
    <section className={classes.scroll} aria-label={m.gradebook}>
      <table
        ref={table}
        className={classes.book}
        data-many={book.assignments.length > maxAtFullSize || undefined}
        onClick={open}
        onKeyDown={move}
        onFocus={({ target, currentTarget }) => moveStop(currentTarget, target)}
      >
        <Titles {...props} />
        <tbody>
          {lines.slice(0, drawn).map((line, row) => (
            <Row
              key={line.member.userId}
              line={line}
              row={row}
              filter={filter}
              chosen={chosen.member === line.member.userId ? chosen.assignment : undefined}
            />
          ))}
        </tbody>
        <Summary book={book} lines={all} />
      </table>
    </section>
  );
}

/** Columns of more assignments are narrower on paper than usual words, so all of it is printed smaller. */
const maxAtFullSize = 12;

/** More than fit into the table on a large screen. */
const firstRows = 40;

/**
 * How many rows are drawn. All rows of a large class take a second, so the rest follows in a transition once the first
 * are on screen.
 */
function useRowsDrawn(all: number): number {
  const [isComplete, setComplete] = useState(false);
  useEffect(() => startTransition(() => setComplete(true)), []);
  return isComplete ? all : firstRows;
}

function Titles({ book, order, onOrder }: GradebookListProps) {
  const m = useMessages(gradebookMessages);
  const sorted = (by: Order['by']) =>
    order.by === by ? (order.direction === 'asc' ? 'ascending' : 'descending') : 'none';
  /** A second click reverses the direction. */
  const sort = (by: Order['by']) => {
    const first = firstDirection(by);
    const other = first === 'asc' ? 'desc' : 'asc';
    onOrder({ by, direction: order.by === by && order.direction === first ? other : first });
  };
  return (
    <thead>
      <tr>
        <th scope="col" className={`${classes.title} ${classes.corner}`} aria-sort={sorted('name')}>
          <button type="button" onClick={() => sort('name')}>
            {m.name}
          </button>
        </th>
        <th scope="col" className={classes.title} aria-sort={sorted('mean')}>
          <button type="button" onClick={() => sort('mean')}>
            {m.mean}
          </button>
        </th>
        {book.assignments.map(({ id, title, language, dueAt }) => (
          <th key={id} scope="col" className={classes.title} aria-sort={sorted(id)}>
            <button type="button" onClick={() => sort(id)}>
              <span dir="auto" lang={language}>
                {title}
              </span>
            </button>
            {dueAt && (
              <span className={classes.due}>
                <Moment at={dueAt} />
              </span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  line: Line;
  row: number;
  filter: CellFilter | undefined;
  /** The assignment of the chosen cell, if it is in this row. */
  chosen: number | undefined;
}

/** Memoised: when another cell is chosen, only two rows change. */
const Row = memo(function Row({ line, row, filter, chosen }: RowProps) {
  const { member, cells, mean } = line;
  return (
    <tr>
      <th scope="row" className={classes.name} dir="auto">
        {member.name}
      </th>
      <td className={classes.mean}>{mean ? <MeanMark mean={mean} /> : noValue}</td>
      {cells.map((cell, column) => (
        <td
          key={cell.assignmentId}
          data-dim={!isWanted(cell, filter) || undefined}
          data-chosen={chosen === cell.assignmentId || undefined}
        >
          <button
            type="button"
            className={classes.cell}
            // Tab leads to one cell of the grid, which `keepStop` chooses; from there on, arrow keys.
            tabIndex={-1}
            data-cell={`${row} ${column}`}
            data-member={member.userId}
            data-assignment={cell.assignmentId}
            aria-current={chosen === cell.assignmentId}
          >
            <CellContent cell={cell} />
          </button>
        </td>
      ))}
    </tr>
  );
});

function Summary({ book, lines }: Pick<GradebookListProps, 'book' | 'lines'>) {
  const m = useMessages(gradebookMessages);
  return (
    <tfoot>
      <tr>
        <th scope="row" className={`${classes.name} ${classes.summary}`}>
          {m.classMean}
        </th>
        <td className={classes.summary} />
        {book.assignments.map(({ id }, column) => {
          const { mean, marked, total } = summaryOf(lines, column);
          return (
            <td key={id} className={classes.summary}>
              <b>{mean ? <MeanMark mean={mean} /> : noValue}</b>
              <span className={classes.due}>{m.markedOf({ marked, total })}</span>
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
