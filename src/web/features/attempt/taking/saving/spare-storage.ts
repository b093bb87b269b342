import { withStorage } from '#web/browser-storage.ts';

const prefix = 'quiz-answers: ';

/** Used where localStorage is refused or full; lost when the page is closed. */
const inPage = new Map<string, string>();

/** Reads from the storage that is used where IndexedDB is refused or does not answer. */
export function readSpare(key: string): string | null | undefined {
  return inPage.get(key) ?? withStorage('localStorage', (storage) => storage.getItem(prefix + key));
}

export function writeSpare(key: string, value: string): void {
  const isStored = withStorage('localStorage', (storage) => {
    storage.setItem(prefix + key, value);
    return true;
  });
  if (isStored) inPage.delete(key);
  else inPage.set(key, value);
}

export function removeSpare(key: string): void {
  inPage.delete(key);
  withStorage('localStorage', (storage) => storage.removeItem(prefix + key));
}

export function spareKeys(): string[] {
  const stored = withStorage('localStorage', (storage) => Object.keys(storage)) ?? [];
  const ours = stored
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
  return [...ours, ...inPage.keys()];
}
