import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../kernel/context.ts';
import { Failure } from '../kernel/failure.ts';
import { answerNoSuchCall } from './errors.ts';
import { createRequestLimit } from './limits/request-limit.ts';
import { bearerToken } from './rest/bearer.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Cookies, the broad limit, and the refusal of calls that another site makes with our cookies. */
export async function guardRequests(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  await app.register(cookie);
  app.decorateRequest('identity', undefined);
  app.addHook('onRequest', createRequestLimit(services));
  app.addHook('onRequest', async (request, reply) => {
    if (!safeMethods.has(request.method)) refuseOtherSites(request, config.publicUrl);
    // Nothing reads the body of what has no address.
    if (request.is404) return answerNoSuchCall(request, reply);
  });
}

/** For a GET that leaves something behind: it is refused as any other unsafe call is. */
export const refuseOtherSitesFor =
  ({ config }: Services) =>
  async (request: FastifyRequest): Promise<void> =>
    refuseOtherSites(request, config.publicUrl);

/**
 * A browser names the site of the page that makes an unsafe call; it must be ours. On a site with TLS, a
 * page without TLS counts as another site: anyone on the network path can have changed it. Clients that are no browser
 * name none, and have no cookies to misuse; nor has a call with an access token.
 */
function refuseOtherSites(request: FastifyRequest, publicUrl: string): void {
  if (bearerToken(request) !== undefined) return;
  const { headers } = request;
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  const own = origin === undefined || origin === publicUrl || isSameSite(origin, host, publicUrl);
  if (!own || (origin === undefined && (site === 'cross-site' || site === 'same-site'))) {
    throw new Failure('forbidden', 'This call came from another site.');
  }
}

function isSameSite(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const isAsSafe = page.protocol === 'https:' || !publicUrl.startsWith('https:');
  return isAsSafe && page.host === host;
}
