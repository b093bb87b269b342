import { setTimeout as pause } from 'node:timers/promises';

interface Waiting {
  /** The polling interval in milliseconds. */
  every?: number;
  /** Milliseconds until it fails; a busy machine may take minutes to start an app, which is no loss. */
  within?: number;
}

/** Waits until `look` returns something other than undefined or false. @throws when it takes too long, and what `look` throws */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined | false> | Found | undefined | false,
  { every = 10, within = 300_000 }: Waiting = {},
): Promise<Found> {
  for (const end = performance.now() + within; performance.now() < end; ) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await pause(every);
  }
  throw new Error(`Waited ${within} ms for ${what}.`);
}
