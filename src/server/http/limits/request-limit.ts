import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '#server/features/account/sessions/mutations.ts';
import type { Services } from '#server/kernel/context.ts';
import { giveBack, takeOne } from '#server/kernel/rate-limits.ts';
import { identify } from '../request-context.ts';
import { bearerToken } from '../rest/bearer.ts';
import { clientNetwork } from './client-network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted: it costs the process next to nothing, or a monitor asks for it. */
    unlimited?: boolean;
  }
}

/** Sessions and tokens that were good a while ago, so many at most. */
const rememberedAtMost = 10_000;

/**
 * Counts requests: of each person who is signed in, and of the guests of a network together. A request
 * with a session or a token that was not seen before counts as a guest's until it has proved good, so
 * invented ones gain nothing and cost few look-ups.
 */
export function createRequestLimit(services: Services) {
  const { limits } = services;
  const good = new Set<string>();
  const remember = (credential: string) => {
    if (good.size >= rememberedAtMost) good.clear();
    good.add(credential);
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.routeOptions.config.unlimited) return;
    const credential = bearerToken(request) ?? request.cookies[sessionCookie];
    const network = clientNetwork(request.ip);
    const wasGood = credential !== undefined && good.has(credential);
    if (!wasGood) await takeOne(limits, 'requests', network);
    if (credential === undefined) return;
    const countAsGuest = async () => {
      good.delete(credential);
      if (wasGood) await takeOne(limits, 'requests', network);
    };
    // The route reports the error in its own format.
    const identity = await identify(services, request, reply).catch(() => undefined);
    const actor = identity?.actor;
    if (actor?.kind !== 'member') return countAsGuest();
    if (!wasGood) await giveBack(limits, 'requests', network);
    remember(credential);
    await takeOne(limits, 'requests', `member ${actor.userId}`);
  };
}
