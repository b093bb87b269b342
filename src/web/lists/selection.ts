import { useRef, useState } from 'react';

export interface Selection {
  /** Of the rows on screen. */
  ids: readonly number[];
  has: (id: number) => boolean;
  /** Selects or deselects a row; with `range`, all rows from the last one changed get its state. */
  toggle: (id: number, range?: boolean) => void;
  /** For the checkbox of all rows. */
  all: { checked: boolean; indeterminate: boolean; onChange: () => void };
  clear: () => void;
}

const none: ReadonlySet<number> = new Set();

/** Which rows of a page are chosen. Rows that leave the screen are not acted on. */
export function useSelection(rows: readonly number[]): Selection {
  const [chosen, setChosen] = useState(none);
  const touched = useRef<number>(undefined);
  const ids = rows.filter((id) => chosen.has(id));
  const isWhole = ids.length > 0 && ids.length === rows.length;
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id, range = false) => {
      setChosen(toggled(chosen, span(rows, range ? touched.current : undefined, id), id));
      touched.current = id;
    },
    all: {
      checked: isWhole,
      indeterminate: ids.length > 0 && !isWhole,
      onChange: () => setChosen(isWhole ? none : new Set(rows)),
    },
    clear: () => setChosen(none),
  };
}

/** The rows from one to another, in either direction; `to` alone when the first is not there. */
export function span(rows: readonly number[], from: number | undefined, to: number): number[] {
  const [start, end] = [from === undefined ? -1 : rows.indexOf(from), rows.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** `chosen` after all of `ids` got the new state of `id`. */
export function toggled(
  chosen: ReadonlySet<number>,
  ids: readonly number[],
  id: number,
): ReadonlySet<number> {
  const next = new Set(chosen);
  for (const each of ids) {
    if (chosen.has(id)) next.delete(each);
    else next.add(each);
  }
  return next;
}
