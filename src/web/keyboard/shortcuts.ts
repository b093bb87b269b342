import { useLocalStorage } from '@mantine/hooks';
import { useMatch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** What keys do on every page; `g h` is G and then H. */
const shortcutsByKeys = {
  '/': 'search',
  '?': 'help',
  'g h': 'home',
  'g q': 'quizzes',
  'g s': 'series',
  'g b': 'blog',
  'g r': 'results',
} as const;

export type Shortcut = (typeof shortcutsByKeys)[keyof typeof shortcutsByKeys];

const byKeys = new Map<string, Shortcut>(Object.entries(shortcutsByKeys));

/** How long after the first key the second still belongs to it, in milliseconds. */
const patience = 1_500;

/** Reads key after key; the answer is the shortcut that a key completes. */
export function createShortcutReader() {
  let before: { key: string; at: number } | undefined;
  return (key: string, at: number): Shortcut | undefined => {
    const name = key.toLowerCase();
    const isPair = before !== undefined && at - before.at <= patience;
    const pair = isPair ? byKeys.get(`${before?.key} ${name}`) : undefined;
    before = { key: name, at };
    return pair ?? byKeys.get(name);
  };
}

/** Fields, menus and dialogs have the keys to themselves. */
const keyOwners =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=dialog]';

function isForThePage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(keyOwners));
}

/** Whether single keys do anything in this browser, here and in the player alike; whoever is hindered by them switches them off. */
export const useShortcutSwitch = () =>
  useLocalStorage({ key: 'quiz-shortcuts', defaultValue: true });

/** Runs what a shortcut stands for, except while a quiz is taken: its player has keys of its own. */
export function useShortcuts(run: Partial<Record<Shortcut, () => void>>) {
  const [isOn] = useShortcutSwitch();
  const isTaking = useMatch({
    from: '/_member/quiz/$id/start',
    shouldThrow: false,
    select: () => true,
  });
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isOn || isTaking) return;
    const read = createShortcutReader();
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForThePage(event)) return;
      const shortcut = read(event.key, event.timeStamp);
      const act = shortcut && latest.current[shortcut];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, isTaking]);
}
