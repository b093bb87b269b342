import { withStorage } from '#web/browser-storage.ts';

/**
 * Why this browser has a worker: for the pack or for the notices of an account. The stored value is its id; 0 for a
 * pack that is gone.
 */
const keys = { pack: 'practice-pack', push: 'push-device' } as const;
type Purpose = keyof typeof keys;

/** The account; undefined if there is no worker for the purpose. Every page asks, so nothing else is opened. */
export function ownerOf(purpose: Purpose): number | undefined {
  const stored = withStorage('localStorage', (storage) => storage.getItem(keys[purpose]));
  return stored ? Number(stored) : undefined;
}

export function markOwner(purpose: Purpose, userId: number): void {
  withStorage('localStorage', (storage) => storage.setItem(keys[purpose], String(userId)));
  for (const listener of listeners) listener();
}

export function unmarkOwner(purpose: Purpose): void {
  withStorage('localStorage', (storage) => storage.removeItem(keys[purpose]));
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Reports changes of this page. @returns a function that ends it */
export function onOwner(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * A subscription to notices ends with the session that it was added by. So it has to be added again after a new
 * sign-in, whether that happens on the same page or on the sign-in page. Stored, because the page may be left before
 * that is done.
 */
const renewal = 'push-renewal';

export const expectRenewal = (): void =>
  withStorage('sessionStorage', (storage) => storage.setItem(renewal, '1'));
export const isRenewalDue = (): boolean =>
  withStorage('sessionStorage', (storage) => storage.getItem(renewal)) === '1';
export const renewalIsDone = (): void =>
  withStorage('sessionStorage', (storage) => storage.removeItem(renewal));
