import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../kernel/context.ts';
import { Failure } from '../kernel/failure.ts';
import { answerNoSuchCall } from './errors.ts';
import { createRequestLimit } from './limits/request-limit.ts';
import { bearerToken } from './rest/bearer.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Registers cookies, the request limit, and the protection against calls from other sites. */
export async function guardRequests(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  await app.register(cookie);
  app.decorateRequest('identity', undefined);
  app.addHook('onRequest', createRequestLimit(services));
  app.addHook('onRequest', async (request, reply) => {
    if (!safeMethods.has(request.method)) refuseOtherSites(request, config.publicUrl);
    // Answered before the body of a request to an unknown address is read.
    if (request.is404) return answerNoSuchCall(request, reply);
  });
}

/** Protects a GET that changes something, like any other unsafe call. */
export const refuseOtherSitesFor =
  ({ config }: Services) =>
  async (request: FastifyRequest): Promise<void> =>
    refuseOtherSites(request, config.publicUrl);

/**
 * Refuses an unsafe call of a page of another site. Browsers send the origin of the page. On a site with TLS, a
 * page without TLS counts as another site, because it can be changed on the network path. Other clients send no
 * origin and have no cookies to misuse, and a call with an access token uses none.
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
