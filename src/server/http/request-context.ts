import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TokenScope } from '#shared/features/account/access-token.ts';
import {
  type Actor,
  expectedUserHeader,
  type Member,
  sessionHintCookie,
} from '#shared/kernel/actor.ts';
import { defaultLanguage } from '#shared/kernel/language/languages.ts';
import { minuteMs } from '#shared/kernel/time/durations.ts';
import { identifyByToken } from '../features/account/access-tokens/workflows/identify.ts';
import {
  createSessions,
  hashSessionId,
  noteSessionUse,
  sessionCookie,
  sessionSeconds,
} from '../features/account/sessions/mutations.ts';
import { roleRights } from '../kernel/access.ts';
import type { Context, Cookies, Services } from '../kernel/context.ts';
import { withoutHost } from '../kernel/security/events.ts';
import { noteUse } from '../kernel/security/note-use.ts';
import { clientNetwork } from './limits/client-network.ts';
import { acceptedLanguage } from './reader-language.ts';
import { bearerToken } from './rest/bearer.ts';
import { wireName } from './wire-name.ts';

/** The context of a request's procedures, created once per request and shared by a batch. */
export async function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const cookies = cookiesOf(services, request, reply);
  const { actor, sessionId, token } = await identify(services, request, reply);
  return {
    ...services,
    now: services.clock(),
    actor,
    expectedUserId: expectedUser(request),
    sessionId,
    token,
    isHead: request.method === 'HEAD',
    cookies,
    requestId: request.id,
    network: clientNetwork(request.ip),
    userAgent: request.headers['user-agent'],
    language: acceptedLanguage(request, services.settings.current.languages),
    log: request.log,
  };
}

/** The context of a public read, whose answer is the same for every guest. */
export async function createGuestContext(
  services: Services,
  request: FastifyRequest,
): Promise<Context> {
  return {
    ...services,
    db: await services.publicReads.choose(),
    now: services.clock(),
    actor: { kind: 'guest' },
    expectedUserId: undefined,
    sessionId: undefined,
    token: undefined,
    cookies: noCookies,
    requestId: request.id,
    network: clientNetwork(request.ip),
    userAgent: undefined,
    language: defaultLanguage,
    log: request.log,
  };
}

const noCookies: Cookies = { get: () => undefined, set: () => {}, clear: () => {} };

/** A value that is not an id matches no account, so that the call is refused for every signed-in member. */
function expectedUser({ headers }: FastifyRequest): number | undefined {
  const named = headers[expectedUserHeader];
  return named === undefined ? undefined : Number(named);
}

/** Who makes a request. */
export interface Identity {
  actor: Actor;
  /** The session id of the request, if it is valid. */
  sessionId: string | undefined;
  /** The access token of the request, used in place of a session. */
  token: { scope: TokenScope } | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Looked up before the body is read, and again if reading the body took long. */
    identity: { found: Promise<Identity>; at: number } | undefined;
  }
}

/** Milliseconds for which a request reuses its look-up. */
const identityHolds = 1000;

/** Who makes a request, by its access token or its session cookie. */
export function identify(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity> {
  const now = performance.now();
  if (!request.identity || now - request.identity.at > identityHolds) {
    const found = findIdentity(services, request, reply);
    request.identity = { found, at: now };
  }
  return request.identity.found;
}

async function findIdentity(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity> {
  const bearer = bearerToken(request);
  if (bearer !== undefined) {
    return { ...(await identifyByToken(services, bearer, request.log)), sessionId: undefined };
  }
  const cookies = cookieJar(services, request, reply);
  const presented = cookies.get(sessionCookie);
  const guest = { actor: { kind: 'guest' } as const, sessionId: undefined, token: undefined };
  const dropHint = () => {
    if (cookies.get(sessionHintCookie) !== undefined) cookies.clear(sessionHintCookie);
    return guest;
  };
  if (!presented) return dropHint();
  const member = await services.sessions.find(presented, () =>
    lookUpSession(services, presented, request),
  );
  return member ? { actor: member, sessionId: presented, token: undefined } : dropHint();
}

async function lookUpSession(
  { db, clock, settings }: Services,
  id: string,
  request: FastifyRequest,
): Promise<Member | undefined> {
  const { session, user } = await createSessions(db).validateSession(id);
  const now = clock();
  if (!session || session.expiresAt <= now) return undefined;
  const use = { of: 'a session', lastUsedAt: session.lastUsedAt, now, every: 5 * minuteMs };
  const network = withoutHost(clientNetwork(request.ip));
  await noteUse({ db, log: request.log }, use, (tx) =>
    noteSessionUse(tx, hashSessionId(id), { now, network }),
  );
  return { kind: 'member', userId: user.id, ...roleRights(settings.current, user) };
}

/** A call with an access token neither reads nor sets cookies. */
function cookiesOf(services: Services, request: FastifyRequest, reply: FastifyReply): Cookies {
  if (bearerToken(request) === undefined) return cookieJar(services, request, reply);
  return noCookies;
}

/** Whether a request has the session cookie without the hint; works before cookies are parsed. */
export const lacksSessionHint = ({ headers: { cookie } }: FastifyRequest): boolean =>
  cookie?.includes(`${sessionCookie}=`) === true && !cookie.includes(`${sessionHintCookie}=`);

/** Sets the hint for a browser that has a session without it. @returns whether it did */
export function setSessionHint(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  if (!lacksSessionHint(request)) return false;
  sendHint(services, reply, sessionSeconds);
  return true;
}

/**
 * The hint is set with the session cookie and says only that there is a session. A public page, which is the same for
 * everyone, reads it before it is shown. Scripts may read it; it grants nothing.
 */
function sendHint(services: Services, reply: FastifyReply, maxAge: number): void {
  const attributes = { ...cookieAttributes(services), httpOnly: false, maxAge };
  reply.setCookie(sessionHintCookie, '1', attributes);
}

const cookieAttributes = ({ config }: Services) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
  }) as const;

/**
 * What a browser forgets at a sign-out: pages and files that it keeps. Answers that wait to be sent are in its
 * storage, and one of its cookies marks it as a known device; both remain.
 */
const clearedAtSignOut = '"cache"';

function cookieJar(services: Services, request: FastifyRequest, reply: FastifyReply): Cookies {
  const attributes = cookieAttributes(services);
  return {
    get: (name) => request.cookies[wireName(services.config, name)],
    set: (name, value, { maxAgeSeconds }) => {
      const sent = wireName(services.config, name);
      reply.setCookie(sent, value, { ...attributes, maxAge: maxAgeSeconds });
      if (name === sessionCookie) sendHint(services, reply, maxAgeSeconds);
    },
    clear: (name) => {
      reply.clearCookie(wireName(services.config, name), attributes);
      if (name !== sessionCookie) return;
      reply.header('clear-site-data', clearedAtSignOut);
      reply.clearCookie(sessionHintCookie, { ...attributes, httpOnly: false });
    },
  };
}
