import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { publicChangesChannel } from '#db/changes/public-changes.ts';
import { inMemory, type LimitStore } from '../kernel/limit-store.ts';

/** What processes share through Redis or Valkey. */
export interface SharedMemory {
  /** Counts limits for all processes. While Redis is away, each process counts in memory. */
  limits: LimitStore;
  /**
   * Makes other processes read the public versions now. If the message is lost, they read them at their next interval.
   */
  announceChange(): void;
  /**
   * Calls back on each change that another process announces, and on each new connection, because announcements
   * may have been missed.
   * @returns a function that stops it
   */
  listen(onChange: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Milliseconds; no visitor waits longer for Redis. */
const maxWait = 250;

/** Connects in the background: a Redis that is away delays neither the start nor a call. */
export function openRedis(url: string, log: Pick<FastifyBaseLogger, 'warn'>): SharedMemory {
  const client = new Redis(url, {
    // A command fails at once while there is no connection, in place of waiting for one.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: maxWait,
    retryStrategy: (times) => Math.min(times * 100, 1000),
  });
  warnOnce(client, log);
  const ownId = randomUUID();
  return {
    limits: (allowance) =>
      new RateLimiterRedis({
        ...allowance,
        storeClient: client,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inMemory(allowance),
      }),
    announceChange: () => {
      client.publish(publicChangesChannel, ownId).catch(() => undefined);
    },
    listen: async (onChange) => {
      const subscriber = client.duplicate({
        enableOfflineQueue: true,
        maxRetriesPerRequest: null,
        // A subscription waits for its connection.
        commandTimeout: undefined,
      });
      warnOnce(subscriber, log);
      subscriber.on('message', (_channel, sender) => {
        if (sender !== ownId) onChange();
      });
      subscriber.on('ready', onChange);
      subscriber.subscribe(publicChangesChannel).catch(() => undefined);
      return async () => subscriber.disconnect();
    },
    close: async () => client.disconnect(),
  };
}

/** Reports the first error of each outage. */
function warnOnce(client: Redis, log: Pick<FastifyBaseLogger, 'warn'>): void {
  let isAway = false;
  client.on('error', (err) => {
    if (!isAway) log.warn({ err }, 'Redis is away: limits are counted in this process alone');
    isAway = true;
  });
  client.on('ready', () => {
    isAway = false;
  });
}
