import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, expectedUserHeader } from '#shared/kernel/actor.ts';
import { createSessions, sessionCookie, sessionSeconds } from '../features/account/sessions.ts';
import type { Context, Cookies, Services } from '../kernel/context.ts';
import { clientNetwork } from './client-network.ts';

/** What a request's procedures know; made once per request and shared by a batch. */
export async function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const cookies = cookieJar(services, request, reply);
  const { actor, sessionId } = await whoAsks(services, cookies);
  return {
    ...services,
    now: services.clock(),
    actor,
    expectedUserId: expectedUser(request),
    sessionId,
    cookies,
    requestId: request.id,
    network: clientNetwork(request.ip),
    userAgent: request.headers['user-agent'],
    log: request.log,
  };
}

/** What is no id at all is nobody's: such a call is refused to everyone who is signed in. */
function expectedUser({ headers }: FastifyRequest): number | undefined {
  const named = headers[expectedUserHeader];
  return named === undefined ? undefined : Number(named);
}

async function whoAsks(
  services: Services,
  cookies: Cookies,
): Promise<{ actor: Actor; sessionId: string | undefined }> {
  const presented = cookies.get(sessionCookie);
  const nobody = { actor: { kind: 'guest' } as const, sessionId: undefined };
  if (!presented) return nobody;
  const { session, user } = await createSessions(services.db).validateSession(presented);
  if (!session) return nobody;
  // Past half its life a session was extended; the browser's cookie lives as long.
  if (session.fresh) cookies.set(sessionCookie, session.id, { maxAgeSeconds: sessionSeconds });
  return {
    actor: { kind: 'member', userId: user.id, isAdmin: user.isAdmin },
    sessionId: session.id,
  };
}

function cookieJar({ config }: Services, request: FastifyRequest, reply: FastifyReply): Cookies {
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
  } as const;
  return {
    get: (name) => request.cookies[name],
    set: (name, value, { maxAgeSeconds }) => {
      reply.setCookie(name, value, { ...attributes, maxAge: maxAgeSeconds });
    },
    clear: (name) => {
      reply.clearCookie(name, attributes);
    },
  };
}
