const key = 'practice-pack';

/**
 * Whose pack this browser has; 0 if it has none but answers of some account wait to be sent, undefined if there is
 * neither. Every page asks for it, so IndexedDB is not opened.
 */
export function packOwner(): number | undefined {
  const stored = localStorage.getItem(key);
  return stored === null ? undefined : Number(stored);
}

export const hasPackOwner = (): boolean => packOwner() !== undefined;

export function markPack(userId: number): void {
  localStorage.setItem(key, String(userId));
  for (const listener of listeners) listener();
}

export function unmarkPack(): void {
  localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Reports changes of this page. @returns a function that ends it */
export function onPackOwner(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
