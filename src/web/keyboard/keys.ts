import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** Where the focus is when a key is pressed; `list` is one of the browser, or its player, to which all keys belong. */
export type FocusTarget = 'text' | 'list' | 'choice' | 'control' | 'page';

export interface Key {
  key: string;
  /** The position on the keyboard, as `KeyN`. */
  code?: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** Milliseconds, for sequences of keys. */
  timeStamp?: number;
}

/** Whether Ctrl, Cmd or Alt is held, which makes the key the browser's. */
export function isModified({ ctrlKey, metaKey, altKey }: Key): boolean {
  return ctrlKey || metaKey || altKey;
}

/**
 * The key of a shortcut, which is a Latin letter, a digit or a punctuation character. Where the keyboard writes another
 * script, it is the one that this position of the keyboard has on a Latin keyboard.
 */
export function latinKey({ key, code = '' }: { key: string; code?: string }): string {
  const letter = /^(Key|Digit)(.)$/.exec(code)?.[2];
  return letter && /^[^\p{ASCII}\p{Script=Latin}]$/u.test(key) ? letter.toLowerCase() : key;
}

/** Ctrl+K or Cmd+K, also in a text field; with Shift or Alt the keys are the browser's, or write a letter. */
export const isSearchKey = (event: Key): boolean =>
  latinKey(event).toLowerCase() === 'k' &&
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey;

function focusTargetOf(target: EventTarget | null): FocusTarget {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target.matches('input[type=radio], input[type=checkbox]')) return 'choice';
  if (target.matches('select, audio')) return 'list';
  if (target.isContentEditable || target.matches('input, textarea')) return 'text';
  return target.closest('button, a[href], summary, [role=menuitem]') ? 'control' : 'page';
}

/** Whether keys without Ctrl, Cmd or Alt are for the focused element. */
export const takesKeys = (focus: FocusTarget): boolean => focus === 'text' || focus === 'list';

interface KeysOptions<Act> {
  enabled: boolean;
  /** What a key does at this focus, if anything. */
  read: (key: Key, focus: FocusTarget) => Act | undefined;
  run: (act: Act) => void;
  /** CSS selector of elements that handle the keys pressed in them themselves. */
  except?: string;
}

/** Listens to keys on the whole page; all shortcuts go through this. A key that is held down counts once. */
export function useKeys<Act>({ enabled, read, run, except }: KeysOptions<Act>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (except && event.target instanceof Element && event.target.closest(except)) return;
    const { ctrlKey, metaKey, altKey, shiftKey, timeStamp } = event;
    const key = { key: latinKey(event), ctrlKey, metaKey, altKey, shiftKey, timeStamp };
    const act = read(key, focusTargetOf(event.target));
    if (act === undefined) return;
    event.preventDefault();
    if (!event.repeat) run(act);
  });
  // Before the browser paints: a key that is pressed as soon as the page is seen has its effect.
  useLayoutEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}

/** While `enabled`, holding Enter or Space does not press a button repeatedly. */
export function useNoKeyRepeat(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const presses = event.key === 'Enter' || event.key === ' ';
      if (presses && event.repeat && !takesKeys(focusTargetOf(event.target)))
        event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [enabled]);
}
