import type { FastifyRequest } from 'fastify';

/**
 * The access token of a call to plain HTTP. Cookies of such a call are ignored, even if the browser sends them
 * along, so no other site can misuse them with it. Elsewhere tokens do not count.
 */
export function bearerToken({ url, headers }: FastifyRequest): string | undefined {
  if (!url.startsWith('/api/')) return undefined;
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}
