import { withStorage } from '#web/browser-storage.ts';

const prefix = 'personal:';
const ownerKey = `${prefix}owner`;

/** Where the browser keeps what a person has done. It is removed when the person signs out or another one signs in. */
export const personalKey = (name: string): string => prefix + name;

/**
 * Removes what another account than this has done, or any account when it is null. What was done as a guest stays for
 * the account that signs in.
 */
export function keepPersonalOf(userId: number | null): void {
  for (const name of ['sessionStorage', 'localStorage'] as const)
    withStorage(name, (storage) => {
      const owner = storage.getItem(ownerKey);
      if (userId === null || (owner !== null && owner !== String(userId))) removeFrom(storage);
      if (userId !== null) storage.setItem(ownerKey, String(userId));
    });
}

function removeFrom(storage: Storage): void {
  for (const key of Object.keys(storage).filter((name) => name.startsWith(prefix))) {
    storage.removeItem(key);
    // Browsers inform other tabs only; a search box of this one shows earlier searches too.
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: storage }));
  }
}
