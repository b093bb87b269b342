import {
  GoogleOutcome,
  GoogleReport,
  googleChannel,
  googleOutcomeKey,
} from '#shared/features/account/google.ts';

/** The outcome of the popup; `blocked`: the browser opened none. */
export type PopupOutcome = GoogleOutcome | { kind: 'closed' } | { kind: 'blocked' };

const features = 'popup,width=500,height=640';
const lookEvery = 400;
/** The popup closes itself right after it has posted its outcome. */
const afterClosing = 600;

/**
 * Opens the sign-in with Google in a popup and waits for its outcome. Call it from a click.
 * The popup reports by two ways, since a provider's page may have cut it off from its opener.
 */
export function openGooglePopup(onOutcome: (outcome: PopupOutcome) => void): void {
  const name = crypto.randomUUID();
  const popup = window.open(`/auth/google/start?popup=${name}`, name, features);
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

/** Without a popup the page itself navigates to Google, and back to `returnTo` or here with the outcome. */
export function goToGoogle(returnTo: string): void {
  window.location.assign(`/auth/google/start?redirect=${encodeURIComponent(returnTo)}`);
}

/** The outcome of a sign-in without a popup; returned once. */
export function takeGoogleOutcome(): GoogleOutcome | undefined {
  const text = sessionStorage.getItem(googleOutcomeKey);
  if (text === null) return undefined;
  sessionStorage.removeItem(googleOutcomeKey);
  try {
    return GoogleOutcome.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
