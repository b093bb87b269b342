import { meanOf } from '#shared/features/classroom/gradebook/mark.ts';
import type { Cell, Gradebook } from '../api.ts';

export type Member = Gradebook['members'][number];

export type LineCell = Cell & { assignmentId: number };

/** Of the marks that there are. */
export interface Mean {
  percentage: number;
  /** A mark in it can still rise, because answers are to be marked. */
  isProvisional: boolean;
}

/** One learner's line of the gradebook. */
export interface Line {
  member: Member;
  /** In the order of the assignments. */
  cells: readonly LineCell[];
  /** Null without a mark. */
  mean: Mean | null;
}

/** By what the lines are sorted: an id is that of an assignment. */
export interface Order {
  by: 'name' | 'mean' | number;
  direction: 'asc' | 'desc';
}

/** Names begin with the first, marks with the best. */
export const firstDirection = (by: Order['by']): Order['direction'] =>
  by === 'name' ? 'asc' : 'desc';

export type CellFilter = 'missing' | 'late' | 'below';

const matches: Record<CellFilter, (cell: Cell) => boolean> = {
  missing: ({ state }) => state === 'missing',
  late: ({ state }) => state === 'late',
  // Work that waits for a mark may still pass.
  below: ({ mark }) => mark !== undefined && !mark.passed && !mark.isProvisional,
};

/** Whether a cell is what the filter asks for; without a filter, every one is. */
export const isWanted = (cell: Cell, filter: CellFilter | undefined): boolean =>
  filter === undefined || matches[filter](cell);

const percentOf = (cell: Cell | undefined): number | null => cell?.mark?.percentage ?? null;

const marksIn = (cells: readonly Cell[]) => cells.flatMap(({ mark }) => mark ?? []);

function meanMark(marks: ReturnType<typeof marksIn>): Mean | null {
  if (marks.length === 0) return null;
  return {
    percentage: meanOf(marks.map(({ percentage }) => percentage)),
    isProvisional: marks.some((mark) => mark.isProvisional),
  };
}

/** The lines of a gradebook, by name. */
export const linesOf = ({ members, assignments, lines }: Gradebook): Line[] =>
  members.map((member, row) => {
    const own = lines[row] ?? [];
    const cells = assignments.flatMap(({ id: assignmentId }, column): LineCell[] => {
      const cell = own[column];
      return cell ? [{ ...cell, assignmentId }] : [];
    });
    return { member, cells, mean: meanMark(marksIn(cells)) };
  });

/** Whether work is expected: the assignment is for the learner, who is not excused from it. */
export const isExpected = ({ state }: Pick<Cell, 'state'>): boolean =>
  state !== 'excused' && state !== 'not_assigned';

/** Of each assignment, the mean of the class and how many have a mark, of those whose work is expected. */
export function summaryOf(lines: readonly Line[], column: number) {
  const expected = lines.flatMap(({ cells }) => cells[column] ?? []).filter(isExpected);
  const marks = marksIn(expected);
  return { mean: meanMark(marks), marked: marks.length, total: expected.length };
}

/** Sorts and filters lines. Those without a mark come last in either direction; equal ones stay by name. */
export function ordered(
  lines: readonly Line[],
  { by, direction }: Order,
  filter: CellFilter | undefined,
): Line[] {
  const found = lines.filter(({ cells }) => cells.some((cell) => isWanted(cell, filter)));
  if (by === 'name') return direction === 'asc' ? found : found.toReversed();
  const percentBy = (line: Line): number | null =>
    by === 'mean'
      ? (line.mean?.percentage ?? null)
      : percentOf(line.cells.find(({ assignmentId }) => assignmentId === by));
  const sign = direction === 'asc' ? 1 : -1;
  return found.toSorted((a, b) => {
    const [one, other] = [percentBy(a), percentBy(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}
