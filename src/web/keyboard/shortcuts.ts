import { useLocalStorage } from '@mantine/hooks';
import { useMatch } from '@tanstack/react-router';
import { useState } from 'react';
import { type FocusTarget, isModified, type Key, takesKeys, useKeys } from './keys.ts';

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

/** How long after the first key of a sequence the second may follow. */
const sequenceTimeoutMs = 1_500;

/** Returns a function that is given each key and returns the shortcut that it completes. */
export function createShortcutReader() {
  let before: { key: string; at: number } | undefined;
  return (key: string, at: number): Shortcut | undefined => {
    const name = key.toLowerCase();
    const isPair = before !== undefined && at - before.at <= sequenceTimeoutMs;
    const pair = isPair ? byKeys.get(`${before?.key} ${name}`) : undefined;
    before = { key: name, at };
    return pair ?? byKeys.get(name);
  };
}

/** Whether single-key shortcuts are on in this browser, for pages and the player alike (WCAG 2.1.4). */
export const useShortcutSwitch = () =>
  useLocalStorage({ key: 'quiz-shortcuts', defaultValue: true });

/** A modal dialog covers the page, also when the focus is not in it. */
const hasModal = () => document.querySelector('[aria-modal=true]') !== null;

const widgets = '[role=menu], [role=listbox], [role=dialog], [role=alertdialog]';

/** Registers the actions of shortcuts, except during a quiz: the player has its own shortcuts. */
export function useShortcuts(actions: Partial<Record<Shortcut, () => void>>): void {
  const [isOn] = useShortcutSwitch();
  const isTaking = useMatch({
    from: '/_member/quiz/$id/start',
    shouldThrow: false,
    select: () => true,
  });
  const [reader] = useState(createShortcutReader);
  const read = (key: Key, focus: FocusTarget) => {
    if (isModified(key) || takesKeys(focus) || hasModal()) return undefined;
    const shortcut = reader(key.key, key.timeStamp ?? 0);
    return shortcut && actions[shortcut];
  };
  useKeys({ enabled: isOn && !isTaking, read, run: (act) => act(), except: widgets });
}
