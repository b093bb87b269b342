import { type FocusTarget, isModified, type Key } from '#web/keyboard/keys.ts';

/**
 * What a key does in the player. `advance` is Next, and on the last question the submit sheet; where answers are
 * checked, it checks first;
 * `strike` crosses out the focused option, `zoom` enlarges the picture, `help` lists the keys.
 */
export type Shortcut = { act: 'choose'; position: number } | { act: PlainAct };

type PlainAct = 'next' | 'previous' | 'advance' | 'flag' | 'submit' | 'strike' | 'zoom' | 'help';

const acts: Record<string, PlainAct> = {
  n: 'next',
  p: 'previous',
  f: 'flag',
  s: 'submit',
  x: 'strike',
  z: 'zoom',
  '?': 'help',
};

/** The arrow in the direction of reading leads to the next question. */
const arrows: Record<'ltr' | 'rtl', Record<string, PlainAct>> = {
  ltr: { arrowright: 'next', arrowleft: 'previous' },
  rtl: { arrowleft: 'next', arrowright: 'previous' },
};

/**
 * The shortcut behind a key. In a text field only Enter is one, in a list none; on a button or link Enter is its own.
 * F always flags, so the sixth option has its number alone. Up and down stay the radio group's.
 * @param direction of the interface, in which Previous and Next are laid out
 */
export function shortcutOf(
  key: Key,
  focus: FocusTarget,
  direction: 'ltr' | 'rtl',
): Shortcut | undefined {
  if (isModified(key) || focus === 'list') return undefined;
  if (key.key === 'Enter') return focus === 'control' ? undefined : { act: 'advance' };
  if (focus === 'text') return undefined;
  const name = key.key.toLowerCase();
  const act = acts[name] ?? arrows[direction][name];
  if (act) return { act };
  const position = /^[1-9]$/.test(name)
    ? Number(name) - 1
    : /^[a-i]$/.test(name)
      ? name.charCodeAt(0) - 'a'.charCodeAt(0)
      : undefined;
  return position === undefined ? undefined : { act: 'choose', position };
}
