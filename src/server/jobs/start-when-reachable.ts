import { setTimeout as pause } from 'node:timers/promises';
import { isOutage } from '../kernel/database/outage.ts';

const pauseMilliseconds = 500;

type Stop = () => Promise<void>;

/**
 * Starts work that needs the database; while the database cannot be reached, it is tried again.
 * @param signal ends the tries
 * @returns a function that stops the work
 */
export async function startWhenReachable(
  start: () => Promise<Stop>,
  { signal, onOutage }: { signal: AbortSignal; onOutage: (error: unknown) => void },
): Promise<Stop> {
  while (!signal.aborted) {
    try {
      return await start();
    } catch (error) {
      if (!isOutage(error)) throw error;
      onOutage(error);
      await pause(pauseMilliseconds, undefined, { signal }).catch(() => undefined);
    }
  }
  return async () => {};
}
