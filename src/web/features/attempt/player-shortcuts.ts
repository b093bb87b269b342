/** What a key does in the player. `advance` is Next, and on the last question the submit sheet. */
export type Shortcut =
  | { act: 'choose'; position: number }
  | { act: 'next' | 'previous' | 'advance' | 'flag' | 'submit' };

/** Where the focus is when a key goes down. */
export type FocusPlace = 'text' | 'choice' | 'control' | 'page';

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const acts: Record<string, 'next' | 'previous' | 'flag' | 'submit'> = {
  arrowright: 'next',
  n: 'next',
  arrowleft: 'previous',
  p: 'previous',
  f: 'flag',
  s: 'submit',
};

/**
 * The shortcut behind a key. In a text field only Enter is one; on a button or link Enter is its own.
 * F always flags, so the sixth option has its number alone. Up and down stay the radio group's.
 */
export function shortcutOf(
  { key, ctrlKey, metaKey, altKey }: Key,
  place: FocusPlace,
): Shortcut | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Enter') return place === 'control' ? undefined : { act: 'advance' };
  if (place === 'text') return undefined;
  const name = key.toLowerCase();
  const act = acts[name];
  if (act) return { act };
  const position = /^[1-9]$/.test(name)
    ? Number(name) - 1
    : /^[a-i]$/.test(name)
      ? name.charCodeAt(0) - 'a'.charCodeAt(0)
      : undefined;
  return position === undefined ? undefined : { act: 'choose', position };
}

export function focusPlaceOf(target: EventTarget | null): FocusPlace {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target.matches('input[type=radio], input[type=checkbox]')) return 'choice';
  if (target.isContentEditable || target.matches('input, textarea, select')) return 'text';
  return target.closest('button, a[href], summary, [role=menuitem]') ? 'control' : 'page';
}
