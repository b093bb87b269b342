import {
  GoogleOutcome,
  GoogleReport,
  googleChannel,
  googleOutcomeKey,
} from '#shared/features/account/google.ts';
import type { Language } from '#shared/kernel/language/languages.ts';
import { randomUuid } from '#shared/kernel/text/random-id.ts';
import { withStorage } from '#web/browser-storage.ts';
import { expectRenewal } from '#web/worker/needed-for.ts';

/** The outcome of the popup; `blocked`: the browser opened none. */
export type PopupOutcome = GoogleOutcome | { kind: 'closed' } | { kind: 'blocked' };

interface ProviderPage {
  provider: string;
  /** Of this page: a new account has it. */
  language: Language;
}

const startOf = (provider: string): string => `/auth/${provider}/start`;

const features = 'popup,width=500,height=640';
const lookEvery = 400;
/** The popup closes itself right after it has posted its outcome. */
const afterClosing = 600;

/**
 * Opens the sign-in with a provider in a popup and waits for its outcome. Call it from a click.
 * The popup reports by two ways, since a provider's page may have cut it off from its opener. A mailed link leads to
 * `returnTo` if the address must be confirmed first.
 */
export function openProviderPopup(
  { provider, language, returnTo }: ProviderPage & { returnTo: string },
  onOutcome: (outcome: PopupOutcome) => void,
): void {
  const name = randomUuid();
  const popup = window.open(
    `${startOf(provider)}?popup=${name}&redirect=${encodeURIComponent(returnTo)}&language=${language}`,
    name,
    features,
  );
  if (!popup) {
    onOutcome({ kind: 'blocked' });
    return;
  }
  const channel = new BroadcastChannel(googleChannel);
  const hear = (message: unknown) => {
    const report = GoogleReport.safeParse(message).data;
    if (report?.popup !== name) return;
    stop();
    onOutcome(report.outcome);
  };
  const onMessage = (event: MessageEvent) => {
    if (event.origin === window.location.origin) hear(event.data);
  };
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    setTimeout(() => {
      if (stopped) return;
      // A popup that was only cut off from us may still come back with a success.
      onOutcome({ kind: 'closed' });
    }, afterClosing);
  }, lookEvery);
  let stopped = false;
  function stop() {
    stopped = true;
    clearInterval(timer);
    channel.close();
    window.removeEventListener('message', onMessage);
  }
  channel.onmessage = (event) => hear(event.data);
  window.addEventListener('message', onMessage);
}

/** Without a popup the page itself navigates to the provider, and back to `returnTo` or here with the outcome. */
export function goToProvider({ provider, language }: ProviderPage, returnTo: string): void {
  expectRenewal();
  window.location.assign(
    `${startOf(provider)}?redirect=${encodeURIComponent(returnTo)}&language=${language}`,
  );
}

/**
 * Goes to the provider to link an account there to the own one, and comes back to this page.
 * @param userId the account that the page shows: another tab may have signed in to another one
 */
export function goToLink(provider: string, userId: number): void {
  const here = encodeURIComponent(window.location.pathname + window.location.search);
  window.location.assign(`${startOf(provider)}?link=${userId}&redirect=${here}`);
}

/** The outcome of a sign-in without a popup; returned once. */
export function takeGoogleOutcome(): GoogleOutcome | undefined {
  const text = withStorage('sessionStorage', (storage) => {
    const stored = storage.getItem(googleOutcomeKey);
    storage.removeItem(googleOutcomeKey);
    return stored;
  });
  if (!text) return undefined;
  try {
    return GoogleOutcome.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
