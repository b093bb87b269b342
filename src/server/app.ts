import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '#db/open.ts';
import { explain } from '#shared/kernel/input-messages.ts';
import type { Config } from './config.ts';
import { ensureSigningKey } from './features/account/keys/mutations.ts';
import { listSignatureKeys } from './features/account/queries.ts';
import { readSettings } from './features/setting/queries.ts';
import { ResponseCache } from './http/cache/response-cache.ts';
import { compressAnswers } from './http/compression.ts';
import { credentials } from './http/credentials.ts';
import { answerError, answerNoSuchCall } from './http/errors.ts';
import { files } from './http/files.ts';
import { headersOfAll } from './http/headers.ts';
import { health } from './http/health.ts';
import { bodyLimits } from './http/limits/body-limits.ts';
import { refuseUnderOverload } from './http/limits/overload.ts';
import { observeResponses } from './http/observe.ts';
import { feeds } from './http/pages/feeds.ts';
import { pages } from './http/pages/page.ts';
import { webManifest } from './http/pages/web-manifest.ts';
import { providerSignIn } from './http/provider-sign-in.ts';
import { languageOfPage, pageKey } from './http/reader-language.ts';
import { lacksSessionHint } from './http/request-context.ts';
import { restCalls } from './http/rest/calls.ts';
import { guardRequests } from './http/security.ts';
import { trpcCalls } from './http/trpc.ts';
import { unsubscribing } from './http/unsubscribe.ts';
import type { JobQueue } from './jobs/queue.ts';
import { type Clock, systemClock } from './kernel/clock.ts';
import type { Services } from './kernel/context.ts';
import { observeGroups } from './kernel/database/grouped.ts';
import { KnownSettings } from './kernel/database/known-settings.ts';
import { PublicReads } from './kernel/database/public-reads.ts';
import { createMediaStore } from './kernel/files/media-store.ts';
import { KnownSessions } from './kernel/known-sessions.ts';
import { inDatabase, inMemory, type LimitStore } from './kernel/limit-store.ts';
import { KnownProgress } from './kernel/memory/known-progress.ts';
import { MemberVersions } from './kernel/memory/member-versions.ts';
import { createProviders } from './kernel/openid.ts';
import { createPasswords } from './kernel/passwords.ts';
import { PublicVersions } from './kernel/public-versions.ts';
import { isPublicAddress } from './kernel/push/outside.ts';
import { createPushSender } from './kernel/push/push-sender.ts';
import { createRateLimits } from './kernel/rate-limits.ts';
import { createCredentialSigner } from './kernel/security/credential-signer.ts';
import { createReceiptSigner } from './kernel/security/receipt-signer.ts';
import { createSecretBox } from './kernel/security/secret-box.ts';
import { createSigner } from './kernel/security/signer.ts';
import { inTransaction } from './kernel/transaction.ts';
import type { SharedMemory } from './redis/open.ts';
import type { Observer } from './telemetry/observer.ts';

interface ServiceParts {
  db: Database;
  config: Config;
  jobs: JobQueue;
  clock?: Clock;
  /** For how many milliseconds a session may be used without a look-up; at most a second. */
  sessionsKnownFor?: number;
  /** Whether other processes may use the database, as with PostgreSQL. */
  sharesDatabase?: boolean;
  /** A replica of the database for public reads; none when left out. */
  replica?: Database | undefined;
  /** Limits and invalidation that processes share through Redis; without it, through the database or not. */
  shared?: SharedMemory | undefined;
  /** Metrics and traces; none when left out. */
  observers?: readonly Observer[];
  /** Where to log failures that the services work without; nowhere when left out. */
  log?: Pick<FastifyBaseLogger, 'warn'> | undefined;
}

export interface AppParts {
  services: Services;
  /** Where to log; nowhere when left out. */
  log?: FastifyBaseLogger;
  /** How many milliseconds requests in flight have to finish once the app closes; 15 seconds when left out. */
  closeWithin?: number;
  /** Which web app to serve with the calls: the built one, or the sources with hot reload; none when left out. */
  web?: 'built' | 'sources';
}

/** What the procedures of one process share. */
export function createServices({
  db,
  config,
  jobs,
  clock = systemClock,
  sessionsKnownFor = 1000,
  sharesDatabase = false,
  replica,
  shared,
  observers = [],
  log,
}: ServiceParts): Services {
  // Messages for invalid inputs whose schema has no message of its own.
  z.config({ customError: explain });
  observeGroups(db, observers);
  const sessions = new KnownSessions(sessionsKnownFor);
  const settings = new KnownSettings({
    fixed: config.settings,
    read: () => readSettings(db),
    // The settings decide which roles need a second factor.
    onChange: () => sessions.clear(),
  });
  const memberVersions = new MemberVersions(config.responseCache);
  const publicVersions = new PublicVersions(db, {
    withPosition: replica !== undefined,
    beforeKnown: async (versions) => {
      await settings.bringUpTo(versions);
      await memberVersions.refresh(db);
    },
    ...(shared ? { announce: shared.announceChange } : {}),
  });
  return {
    db,
    config,
    clock,
    passwords: createPasswords(config.mode),
    limits: createRateLimits(config.limits, limitStoreOf(config, { db, shared, log })),
    jobs,
    publicVersions,
    memberVersions,
    publicReads: new PublicReads(db, publicVersions, replica, log),
    sessions,
    progress: new KnownProgress(sharesDatabase ? db : undefined),
    settings,
    media: createMediaStore(config, (err) => log?.warn({ err }, 'the bucket of S3_URL failed')),
    ...keyHolders(db, config, settings),
    providers: createProviders(config),
    observers,
  };
}

function limitStoreOf(
  { limitStore }: Config,
  { db, shared, log }: Pick<ServiceParts, 'db' | 'shared' | 'log'>,
): LimitStore {
  if (limitStore === 'database')
    return inDatabase(db, (err) => log?.warn({ err }, 'limits are counted in this process alone'));
  return (limitStore === 'redis' && shared?.limits) || inMemory;
}

/** The services that use a key of the site. Each key is read, or created, when it is first needed. */
function keyHolders(db: Database, config: Config, settings: KnownSettings) {
  const keyFor = (purpose: Parameters<typeof ensureSigningKey>[1]) => () =>
    inTransaction(db, (tx) => ensureSigningKey(tx, purpose));
  const textFor = (purpose: 'cookies' | 'push' | 'secrets') => async () =>
    (await keyFor(purpose)()).key;
  const keysFor = (purpose: 'receipts' | 'badges') => ({
    inUse: keyFor(purpose),
    all: () => listSignatureKeys(db, purpose),
  });
  const { pushKey, publicUrl } = config;
  return {
    signer: createSigner(textFor('cookies')),
    receiptSigner: createReceiptSigner(keysFor('receipts')),
    credentialSigner: createCredentialSigner(keysFor('badges')),
    pushSender: createPushSender({
      readKey: pushKey === undefined ? textFor('push') : async () => pushKey,
      contact: () =>
        publicUrl.startsWith('https:')
          ? publicUrl
          : `mailto:${settings.current.contactEmail ?? 'no-reply@localhost'}`,
      mayReach: isPublicAddress,
    }),
    secretBox: createSecretBox(config.secretsKeys, textFor('secrets')),
  };
}

/** Everything that answers requests, without a port: it neither listens nor reads the environment. */
export async function buildApp({
  services,
  log,
  web,
  closeWithin = 15_000,
}: AppParts): Promise<FastifyInstance> {
  const { db, config, observers } = services;
  const app = Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    genReqId: () => randomUUID(),
    // Requests whose address the router cannot parse.
    frameworkErrors: answerError,
    // Entries in X-Forwarded-For before those of our own proxies are set by the client.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    // For routes without a limit of their own.
    bodyLimit: bodyLimits.guest,
    // Longer than a slow line needs for the longest body.
    requestTimeout: 120_000,
    // A busy machine needs longer than the usual ten seconds to load the pages.
    pluginTimeout: 120_000,
    routerOptions: { maxParamLength: 5000 },
  });
  acceptJsonOnly(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNoSuchCall);
  finishResponses(app, closeWithin);
  for (const observer of observers) observeResponses(app, observer);
  const cache = new ResponseCache(
    services.publicVersions,
    // Pages from the sources change with every edit.
    config.responseCache && web !== 'sources',
    observers,
  );
  // The first hook: a cached response needs no session and counts for no limit.
  sendKept(app, services, cache);
  await refuseUnderOverload(app, config.overloadDelay);
  await guardRequests(app, services);
  await compressAnswers(app);
  await app.register(health, { db });
  await app.register(trpcCalls, { services, cache });
  await app.register(restCalls, { services, cache });
  await app.register(providerSignIn, { services });
  await app.register(unsubscribing, { services });
  await app.register(credentials, { services });
  await app.register(feeds, { services });
  await app.register(webManifest, { services });
  await app.register(files, { services });
  if (web) await app.register(pages, { services, cache, vite: web === 'sources' });
  return app;
}

/** Each response names its request. Once the app closes, it ends its connection, at the latest when the time is over. */
function finishResponses(app: FastifyInstance, closeWithin: number): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    // A connection that makes no progress must not keep the database from being closed in time.
    setTimeout(() => app.server.closeAllConnections(), closeWithin).unref();
  });
  // This hook runs for each file and each kept response, so it calls back in place of making a promise.
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    // A connection kept open for a next request would delay the closing by a minute.
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Calls are kept by their address, pages by language as well. */
const isCall = /^\/(?:api|trpc)\//;

/** Sets the headers of all responses, and answers from the cache where possible. */
function sendKept(app: FastifyInstance, services: Services, cache: ResponseCache): void {
  const headers = headersOfAll(services.config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    const isKept = request.method === 'GET' && !lacksSessionHint(request);
    const address = isCall.test(request.url)
      ? request.url
      : pageKey(languageOfPage(services, request), request.url);
    const kept = isKept ? cache.find(request, address) : undefined;
    if (!kept) return done();
    const sending = kept.send(request, reply);
    // The first time, it is compressed before it is sent.
    if (sending instanceof Promise) sending.catch(done);
  });
}

/** Accepts JSON bodies only: what a form of another site posts is not JSON. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null, undefined) : parseJson(request, text.toString(), done),
  );
}
