import { useEffect, useRef } from 'react';

/** Where the focus is when a key goes down. */
export type FocusPlace = 'text' | 'choice' | 'control' | 'page';

export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Whether a key is held together with one that makes it the browser's. */
export function isModified({ ctrlKey, metaKey, altKey }: Key): boolean {
  return ctrlKey || metaKey || altKey;
}

export function focusPlaceOf(target: EventTarget | null): FocusPlace {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target.matches('input[type=radio], input[type=checkbox]')) return 'choice';
  if (target.isContentEditable || target.matches('input, textarea, select')) return 'text';
  return target.closest('button, a[href], summary, [role=menuitem]') ? 'control' : 'page';
}

/** Listens to the whole page: `read` tells what a key means in its place, if anything, and `run` does it. */
export function useKeys<Act>(
  enabled: boolean,
  read: (key: Key, place: FocusPlace) => Act | undefined,
  run: (act: Act) => void,
): void {
  const latest = useRef({ read, run });
  useEffect(() => {
    latest.current = { read, run };
  });
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const act = latest.current.read(event, focusPlaceOf(event.target));
      if (act === undefined) return;
      event.preventDefault();
      latest.current.run(act);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
