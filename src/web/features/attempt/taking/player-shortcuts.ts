import { type FocusTarget, isModified, type Key } from '#web/keyboard/keys.ts';

/**
 * What a key does in the player. `advance` is Next, and on the last question the submit sheet;
 * `strike` crosses out the focused option, `zoom` enlarges the picture, `help` lists the keys.
 */
export type Shortcut = { act: 'choose'; position: number } | { act: PlainAct };

type PlainAct = 'next' | 'previous' | 'advance' | 'flag' | 'submit' | 'strike' | 'zoom' | 'help';

const acts: Record<string, PlainAct> = {
  arrowright: 'next',
  n: 'next',
  arrowleft: 'previous',
  p: 'previous',
  f: 'flag',
  s: 'submit',
  x: 'strike',
  z: 'zoom',
  '?': 'help',
};

/**
 * The shortcut behind a key. In a text field only Enter is one; on a button or link Enter is its own.
 * F always flags, so the sixth option has its number alone. Up and down stay the radio group's.
 */
export function shortcutOf(key: Key, focus: FocusTarget): Shortcut | undefined {
  if (isModified(key)) return undefined;
  if (key.key === 'Enter') return focus === 'control' ? undefined : { act: 'advance' };
  if (focus === 'text') return undefined;
  const name = key.key.toLowerCase();
  const act = acts[name];
  if (act) return { act };
  const position = /^[1-9]$/.test(name)
    ? Number(name) - 1
    : /^[a-i]$/.test(name)
      ? name.charCodeAt(0) - 'a'.charCodeAt(0)
      : undefined;
  return position === undefined ? undefined : { act: 'choose', position };
}
