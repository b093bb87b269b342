import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../keyboard/focus-lost.ts';

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')];
const rowAt = (target: EventTarget) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-row]') ?? undefined) : undefined;

/**
 * Keeps the focus in a list whose rows come and go: when the row that had it is gone, its neighbour
 * gets it, or the list itself when it is empty. Arrows move from row to row.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, ids: readonly number[]): void {
  const last = useRef<{ id: number; index: number }>(undefined);
  const order = ids.join();

  useEffect(() => {
    const rows = order === '' ? [] : order.split(',').map(Number);
    const { current: at } = last;
    if (!at) return;
    const index = rows.indexOf(at.id);
    if (index >= 0) {
      last.current = { id: at.id, index };
      return;
    }
    last.current = undefined;
    return onceFocusIsLost(() => {
      const { current: element } = list;
      if (!element) return;
      const shown = rowsOf(element);
      (shown[Math.min(at.index, shown.length - 1)] ?? element).focus();
    });
  }, [order, list]);

  useEffect(() => {
    const { current: element } = list;
    if (!element) return;
    const onFocus = ({ target }: FocusEvent) => {
      const row = target && rowAt(target);
      if (row) last.current = { id: Number(row.dataset.row), index: rowsOf(element).indexOf(row) };
    };
    const onKeyDown = (event: KeyboardEvent) => moveByArrow(event, element);
    element.addEventListener('focusin', onFocus);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [list]);
}

function moveByArrow(event: KeyboardEvent, list: HTMLElement): void {
  const { target } = event;
  const step = steps[event.key];
  const row = target && rowAt(target);
  if (step === undefined || !row || ownsArrows(target)) return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = rowsOf(list);
  const next = rows[rows.indexOf(row) + step];
  if (!next) return;
  event.preventDefault();
  (counterpart(target, row, next) ?? next).focus();
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const ownsArrows = (target: EventTarget) =>
  target instanceof Element &&
  target.matches('textarea, select, [role=combobox], input:not([type=checkbox])');

/** What is in `next` where `target` is in `row`. */
function counterpart(target: EventTarget, row: HTMLElement, next: HTMLElement) {
  const controls = (of: HTMLElement) => [
    ...of.querySelectorAll<HTMLElement>('a, button, input[type=checkbox]'),
  ];
  return target instanceof HTMLElement ? controls(next)[controls(row).indexOf(target)] : undefined;
}

/** How many frames a dialog may take to close and to give the focus back. */
const closingFrames = 90;

/** Runs `act` when nothing has the focus: at once, or after a dialog has closed. Not when it went elsewhere. */
function onceFocusIsLost(act: () => void): () => void {
  let left = closingFrames;
  let frame = 0;
  const look = () => {
    const focused = document.activeElement;
    if (isFocusLost(focused)) act();
    else if (focused?.closest('[role=dialog], [role=alertdialog], [data-bulk]') && left > 0) {
      left -= 1;
      frame = requestAnimationFrame(look);
    }
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
