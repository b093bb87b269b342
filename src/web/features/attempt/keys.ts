import { useEffect, useRef } from 'react';

/** Where the focus is when a key goes down. */
export type FocusTarget = 'text' | 'choice' | 'control' | 'page';

export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Whether a key is pressed together with one that makes it the browser's. */
export function isModified({ ctrlKey, metaKey, altKey }: Key): boolean {
  return ctrlKey || metaKey || altKey;
}

export function focusTargetOf(target: EventTarget | null): FocusTarget {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target.matches('input[type=radio], input[type=checkbox]')) return 'choice';
  if (target.isContentEditable || target.matches('input, textarea, select')) return 'text';
  return target.closest('button, a[href], summary, [role=menuitem]') ? 'control' : 'page';
}

/**
 * Listens to the whole page: `read` finds what a key means there, if anything, and `run` does it.
 * A key that is held down counts once.
 */
export function useKeys<Act>(
  enabled: boolean,
  read: (key: Key, focus: FocusTarget) => Act | undefined,
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
      const act = latest.current.read(event, focusTargetOf(event.target));
      if (act === undefined) return;
      event.preventDefault();
      if (event.repeat) return;
      latest.current.run(act);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}

/** While `enabled`, Enter and Space that are held down press no button a second time. */
export function useNoKeyRepeat(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const presses = event.key === 'Enter' || event.key === ' ';
      if (presses && event.repeat && focusTargetOf(event.target) !== 'text') event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [enabled]);
}
