import { useSyncExternalStore } from 'react';

export type Consent = 'granted' | 'denied';

const key = 'analytics-consent';
const changed = 'analytics-consent-changed';

function read(): Consent | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'granted' || stored === 'denied' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the choice in this browser. Without storage nothing is reported. */
export function chooseConsent(consent: Consent): void {
  try {
    localStorage.setItem(key, consent);
  } catch {
    return;
  }
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
