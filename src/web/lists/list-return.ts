import { type RefObject, useEffect, useRef } from 'react';
import { withStorage } from '#web/browser-storage.ts';
import { personalKey } from '#web/session/personal-storage.ts';

const key = (list: string) => personalKey(`list-place:${list}`);

/** Remembers through which row a list was left, so that coming back leads to it. */
export function rememberRow(list: string, id: number): void {
  withStorage('sessionStorage', (storage) => storage.setItem(key(list), String(id)));
}

/** On coming back to a list the row that was left through has the focus, and is on screen. */
export function useReturnToRow(
  list: string,
  element: RefObject<HTMLElement | null>,
  ids: readonly number[],
): void {
  const done = useRef(false);
  const isThere = ids.length > 0;
  useEffect(() => {
    if (done.current || !isThere) return;
    done.current = true;
    const id = withStorage('sessionStorage', (storage) => storage.getItem(key(list)));
    if (!id) return;
    withStorage('sessionStorage', (storage) => storage.removeItem(key(list)));
    const row = element.current?.querySelector<HTMLElement>(`[data-row="${Number(id)}"]`);
    if (!row) return;
    // After the router has put the focus on the page and the scroll position to its top.
    const timer = setTimeout(() => {
      row.focus({ preventScroll: true });
      row.scrollIntoView({ block: 'center' });
    }, 50);
    return () => clearTimeout(timer);
  }, [list, element, isThere]);
}

const searchKey = (list: string) => personalKey(`list-search:${list}`);

/** Keeps the filters of a list, for links that lead back to it. */
export function rememberSearch(list: string, search: object): void {
  withStorage('sessionStorage', (storage) =>
    storage.setItem(searchKey(list), JSON.stringify(search)),
  );
}

/** The filters that a list had last in this tab, as they were stored; empty when there are none. */
export function rememberedSearch(list: string): object {
  const search: unknown = withStorage('sessionStorage', (storage) =>
    JSON.parse(storage.getItem(searchKey(list)) ?? '{}'),
  );
  return typeof search === 'object' && search !== null ? search : {};
}

const awayKey = (list: string) => personalKey(`list-away:${list}`);

/** Remembers that a list was left through one of its rows, so that the next visit begins where it was. */
export function rememberLeaving(list: string): void {
  withStorage('sessionStorage', (storage) => storage.setItem(awayKey(list), 'true'));
}

/** Whether a list was left through one of its rows; it is forgotten with the answer. */
export function takeLeaving(list: string): boolean {
  return Boolean(
    withStorage('sessionStorage', (storage) => {
      const isAway = storage.getItem(awayKey(list)) !== null;
      storage.removeItem(awayKey(list));
      return isAway;
    }),
  );
}
