import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds before it connects again. */
const reconnectAfter = 1000;

/** The name of the connection in `pg_stat_activity`: each running server has one. */
export const listenerName = 'quizwright server';

interface Listening {
  onNotification: () => void;
  /** Called once if the first connection cannot be made at once, with the reason; it is tried again. */
  onDelay?: ((reason: unknown) => void) | undefined;
}

/**
 * Calls back on each notification of a PostgreSQL channel, and whenever the connection is made, because
 * notifications may have been missed before. It has a connection of its own and reconnects when it is lost.
 * Behind a pooler that shares connections it receives no notifications.
 * @returns `begun` resolves once it is connected for the first time; `stop` ends the connection
 */
export function listen(url: string, channel: string, { onNotification, onDelay }: Listening) {
  const stopping = new AbortController();
  const begun = Promise.withResolvers<void>();
  let client: pg.Client | undefined;
  let report = onDelay;

  async function connectOnce(): Promise<void> {
    const current = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: listenerName,
    });
    const ended = new Promise<void>((resolve) => {
      current.on('end', resolve);
      current.on('error', () => resolve());
    });
    current.on('notification', onNotification);
    client = current;
    // When a client is ended while it connects, `connect` stays pending; only the `end` event comes.
    await Promise.race([current.connect(), ended]);
    await current.query(`listen ${pg.escapeIdentifier(channel)}`);
    report = undefined;
    begun.resolve();
    onNotification();
    await ended;
  }

  async function keepConnected(): Promise<void> {
    while (!stopping.signal.aborted) {
      await connectOnce().catch((reason: unknown) => {
        if (!stopping.signal.aborted) report?.(reason);
        report = undefined;
      });
      await client?.end().catch(() => undefined);
      await pause(reconnectAfter, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = keepConnected();
  const stop = async () => {
    stopping.abort();
    await client?.end().catch(() => undefined);
    await running;
  };
  return { begun: begun.promise, stop };
}
