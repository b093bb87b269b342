import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '#db/open.ts';
import type { TokenScope } from '#shared/features/account/access-token.ts';
import type { Actor } from '#shared/kernel/actor.ts';
import type { Language } from '#shared/kernel/language/languages.ts';
import type { Config } from '../config.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Observer } from '../telemetry/observer.ts';
import type { Clock } from './clock.ts';
import type { KnownSettings } from './database/known-settings.ts';
import type { PublicReads } from './database/public-reads.ts';
import type { MediaStore } from './files/media-store.ts';
import type { KnownSessions } from './known-sessions.ts';
import type { KnownProgress } from './memory/known-progress.ts';
import type { MemberVersions } from './memory/member-versions.ts';
import type { Providers } from './openid.ts';
import type { Passwords } from './passwords.ts';
import type { PublicVersions } from './public-versions.ts';
import type { PushSender } from './push/push-sender.ts';
import type { RateLimits } from './rate-limits.ts';
import type { CredentialSigner } from './security/credential-signer.ts';
import type { ReceiptSigner } from './security/receipt-signer.ts';
import type { SecretBox } from './security/secret-box.ts';
import type { Signer } from './security/signer.ts';

/** Services that exist as long as the process. */
export interface Services {
  db: Database;
  config: Config;
  clock: Clock;
  passwords: Passwords;
  limits: RateLimits;
  jobs: JobQueue;
  signer: Signer;
  receiptSigner: ReceiptSigner;
  /** Signs the credentials of certificates. */
  credentialSigner: CredentialSigner;
  /** Sends messages to devices. */
  pushSender: PushSender;
  /** Encrypts the secrets that are stored in the database. */
  secretBox: SecretBox;
  publicVersions: PublicVersions;
  /** When what is kept about a member must be read again. */
  memberVersions: MemberVersions;
  /** Where public reads are read. */
  publicReads: PublicReads;
  sessions: KnownSessions;
  /** What administrators have chosen for the site. */
  settings: KnownSettings;
  /** How far long calls have come. */
  progress: KnownProgress;
  /** Uploaded pictures and sounds. */
  media: MediaStore;
  /** The configured OpenID providers by their ids. */
  providers: Providers;
  /** Metrics and traces, if they are on. */
  observers: readonly Observer[];
}

/** The cookies of a request and its response. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options: { maxAgeSeconds: number }): void;
  clear(name: string): void;
}

/** The context of one call. */
export interface Context extends Services {
  /** The time of the call, used by everything in it. */
  now: Date;
  actor: Actor;
  /** The account of the page that makes the call; undefined when the client does not send it. */
  expectedUserId: number | undefined;
  /** The session id of the call, if it is valid. */
  sessionId: string | undefined;
  /** The access token of the call, used in place of a session. */
  token: { scope: TokenScope } | undefined;
  /**
   * Reads the stored document that this call changes, as its GET call returns it; absent if refusals do not
   * show it.
   */
  readStored?: ((tx: Tx) => Promise<unknown>) | undefined;
  /** Whether only the headers of the answer are wanted (HEAD). Such a request is no reading. */
  isHead?: boolean | undefined;
  cookies: Cookies;
  requestId: string;
  /** The client's network, as limits count it: see client-network.ts. */
  network: string;
  userAgent: string | undefined;
  /** In which the caller is answered. */
  language: Language;
  log: FastifyBaseLogger;
}
