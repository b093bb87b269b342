import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '../features/account/sessions.ts';
import type { Services } from '../kernel/context.ts';
import { giveBack, takeOne } from '../kernel/rate-limits.ts';
import { clientNetwork } from './client-network.ts';
import { identify } from './request-context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted: it costs the process next to nothing, or a monitor asks for it. */
    unlimited?: boolean;
  }
}

/** Sessions that were good a while ago, so many at most. */
const rememberedAtMost = 10_000;

/**
 * Counts requests: of each person who is signed in, and of the guests of a network together. A request
 * with a session that was not seen before counts as a guest's until the session has proved good, so
 * invented sessions gain nothing and cost few look-ups.
 */
export function createRequestLimit(services: Services) {
  const { limits } = services;
  const goodSessions = new Set<string>();
  const remember = (session: string) => {
    if (goodSessions.size >= rememberedAtMost) goodSessions.clear();
    goodSessions.add(session);
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.routeOptions.config.unlimited) return;
    const session = request.cookies[sessionCookie];
    const network = clientNetwork(request.ip);
    const wasGood = session !== undefined && goodSessions.has(session);
    if (!wasGood) await takeOne(limits, 'requests', network);
    if (session === undefined) return;
    const { actor } = await identify(services, request, reply);
    if (actor.kind === 'guest') {
      goodSessions.delete(session);
      if (wasGood) await takeOne(limits, 'requests', network);
      return;
    }
    if (!wasGood) await giveBack(limits, 'requests', network);
    remember(session);
    await takeOne(limits, 'requests', `member ${actor.userId}`);
  };
}
