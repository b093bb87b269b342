import { useSyncExternalStore } from 'react';
import type { DisplaySwitch } from '#shared/kernel/display.ts';
import { withStorage } from '../browser-storage.ts';
import type { SessionUser } from '../session/session.tsx';
import { displayKey } from './early-display.ts';

/** What a guest has chosen in this browser; it comes back when a member signs out. */
export const guestKey = 'display-guest';

function listen(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-display'] });
  return () => observer.disconnect();
}

/** Whether this is switched on. On the server, and while a page is hydrated, it is not. */
export const useShown = (name: DisplaySwitch): boolean =>
  useSyncExternalStore(
    listen,
    () => document.documentElement.dataset.display?.split(' ').includes(name) === true,
    () => false,
  );

/** What a browser keeps under the key; empty where it keeps nothing. */
export function storedWords(key: string): string {
  return withStorage('localStorage', (storage) => storage.getItem(key)) ?? '';
}

/** Shows pages like this from now on. A browser that stores nothing forgets it with the page. */
export function showDisplay(words: string, keys = [displayKey]): void {
  const wantsContrast = matchMedia('(prefers-contrast: more)').matches;
  document.documentElement.dataset.display = words + (wantsContrast ? ' highContrast' : '');
  withStorage('localStorage', (storage) => {
    for (const key of keys) storage.setItem(key, words);
  });
}

/** Shows pages as the account says, or as a guest has chosen here. */
export async function keepDisplay(user: SessionUser): Promise<void> {
  const words = user?.accessibility
    ? (await import('#shared/kernel/display.ts')).wordsOfDisplay(user.accessibility)
    : storedWords(guestKey);
  if (words !== storedWords(displayKey)) showDisplay(words);
}
