import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '#db/open.ts';
import type { TokenScope } from '#shared/features/account/access-token.ts';
import type { Actor } from '#shared/kernel/actor.ts';
import type { Config } from '../config.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Clock } from './clock.ts';
import type { KnownSessions } from './known-sessions.ts';
import type { Google } from './openid.ts';
import type { Passwords } from './passwords.ts';
import type { PublicVersions } from './public-versions.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Signer } from './signer.ts';

/** Services that exist as long as the process. */
export interface Services {
  db: Database;
  config: Config;
  clock: Clock;
  passwords: Passwords;
  limits: RateLimits;
  jobs: JobQueue;
  signer: Signer;
  publicVersions: PublicVersions;
  sessions: KnownSessions;
  /** Undefined where sign-in with Google is not configured. */
  google: Google | undefined;
}

/** A response's cookie jar. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options: { maxAgeSeconds: number }): void;
  clear(name: string): void;
}

/** The context of one call. */
export interface Context extends Services {
  /** The moment of the call; everything in it happens then. */
  now: Date;
  actor: Actor;
  /** The account that the page belongs to which makes the call; undefined when it does not say. */
  expectedUserId: number | undefined;
  /** The session id that came with the call, when it is a good one. */
  sessionId: string | undefined;
  /** The access token that the call came with, in place of a session. */
  token: { scope: TokenScope } | undefined;
  /** Reads the stored document that this call changes, as its own GET gives it; absent where refusals do not show it. */
  readStored?: ((tx: Tx) => Promise<unknown>) | undefined;
  cookies: Cookies;
  requestId: string;
  /** Where the call came from, as limits count it: see client-network.ts. */
  network: string;
  userAgent: string | undefined;
  log: FastifyBaseLogger;
}
