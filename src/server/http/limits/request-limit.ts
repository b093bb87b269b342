import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '#server/features/account/sessions/mutations.ts';
import type { Services } from '#server/kernel/context.ts';
import { giveBack, takeOne } from '#server/kernel/rate-limits.ts';
import { identify } from '../request-context.ts';
import { bearerToken } from '../rest/bearer.ts';
import { wireName } from '../wire-name.ts';
import { clientNetwork } from './client-network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted: a file or a health check, which costs little. */
    unlimited?: boolean;
  }
}

/** The maximum number of sessions and tokens that are remembered as valid. */
const maxRemembered = 10_000;

/**
 * Limits requests: per signed-in member, and per network for all its guests together. A request with an unknown session
 * or token counts as a guest's until the look-up finds it valid, so that made-up ones have no advantage.
 */
export function createRequestLimit(services: Services) {
  const { limits } = services;
  const good = new Set<string>();
  const remember = (credential: string) => {
    if (good.size >= maxRemembered) good.clear();
    good.add(credential);
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.routeOptions.config.unlimited) return;
    const credential =
      bearerToken(request) ?? request.cookies[wireName(services.config, sessionCookie)];
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
