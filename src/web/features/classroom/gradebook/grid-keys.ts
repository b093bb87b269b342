import type { KeyboardEvent } from 'react';

const steps: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

/**
 * Moves the focus from cell to cell of a grid whose cells have `data-cell` with their row and column.
 * @returns whether the key has moved it
 */
export function moveInGrid({ key, target, currentTarget }: KeyboardEvent): boolean {
  const step = steps[key];
  if (!step || !(target instanceof HTMLElement)) return false;
  const [row = Number.NaN, column = Number.NaN] = (target.dataset.cell ?? '')
    .split(' ')
    .map(Number);
  if (Number.isNaN(row)) return false;
  const isMirrored = getComputedStyle(target).direction === 'rtl' && key.startsWith('Arrow');
  const across = isMirrored ? -step[1] : step[1];
  const next = cellAt(currentTarget, row + step[0], column + across);
  next?.focus();
  return true;
}

const stop = '[data-cell][tabindex="0"]';

/** Makes a cell the one to which Tab leads, when it gets the focus by whatever means. */
export function moveStop(grid: Element, cell: EventTarget): void {
  if (!(cell instanceof HTMLElement) || cell.dataset.cell === undefined) return;
  for (const former of grid.querySelectorAll<HTMLElement>(stop)) former.tabIndex = -1;
  cell.tabIndex = 0;
}

/** Tab leads to the cell that had the focus last; without one, to the chosen or the first cell. */
export function keepStop(grid: Element): void {
  if (grid.querySelector(stop)) return;
  const cell =
    grid.querySelector('[data-cell][aria-current="true"]') ?? grid.querySelector('[data-cell]');
  if (cell) moveStop(grid, cell);
}

/** The cell of a row in a column, of an endless one the first or the last. */
function cellAt(grid: Element, row: number, column: number): HTMLElement | null {
  if (Number.isFinite(column)) return grid.querySelector(`[data-cell="${row} ${column}"]`);
  const cells = grid.querySelectorAll<HTMLElement>(`[data-cell^="${row} "]`);
  return cells.item(column < 0 ? 0 : cells.length - 1);
}
