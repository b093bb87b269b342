import { useSyncExternalStore } from 'react';
import { withStorage } from '#web/browser-storage.ts';

export type Consent = 'granted' | 'denied';

const key = 'analytics-consent';
const changed = 'analytics-consent-changed';

function read(): Consent | undefined {
  const stored = withStorage('localStorage', (storage) => storage.getItem(key));
  return stored === 'granted' || stored === 'denied' ? stored : undefined;
}

/** Stores the choice in this browser. Without storage nothing is reported. */
export function chooseConsent(consent: Consent): void {
  withStorage('localStorage', (storage) => storage.setItem(key, consent));
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void) {
  // The choice may be made in another tab, too.
  for (const event of [changed, 'storage']) window.addEventListener(event, listener);
  return () => {
    for (const event of [changed, 'storage']) window.removeEventListener(event, listener);
  };
}

/** The choice made in this browser; undefined before there is one, and 'unknown' while the server renders. */
export function useConsent(): Consent | undefined | 'unknown' {
  return useSyncExternalStore(subscribe, read, () => 'unknown' as const);
}
