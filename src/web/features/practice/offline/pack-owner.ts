const key = 'practice-pack';

/**
 * Whose pack this browser has; 0 if it has none but answers of some account wait to be sent, undefined if there is
 * neither. Every page asks for it, so IndexedDB is not opened.
 */
export function packOwner(): number | undefined {
  const stored = localStorage.getItem(key);
  return stored === null ? undefined : Number(stored);
}

export const markPack = (userId: number): void => localStorage.setItem(key, String(userId));
export const unmarkPack = (): void => localStorage.removeItem(key);
