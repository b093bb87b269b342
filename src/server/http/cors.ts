import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from './rest/bearer.ts';

const exposed = 'ETag, Link, Location, Retry-After, X-Request-Id, X-Total-Count';
const accepted = 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match';
/** How long a browser remembers what it may do, in seconds. */
const remembered = 24 * 60 * 60;

/**
 * Lets pages of other sites read public answers and call with an access token. Browsers refuse `*` for
 * calls with cookies; those do not even get the header, so no other site acts or reads as a session.
 */
export function shareWithOtherSites(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!usesCookies(request)) share(request, reply);
    done(null, payload);
  });
}

function share(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*');
  if (!isPreflight(request)) return void reply.header('access-control-expose-headers', exposed);
  reply
    .header('access-control-allow-methods', reply.getHeader('allow') ?? 'GET, HEAD')
    .header('access-control-allow-headers', accepted)
    .header('access-control-max-age', remembered);
}

const usesCookies = (request: FastifyRequest): boolean =>
  request.headers.cookie !== undefined && bearerToken(request) === undefined;

const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
