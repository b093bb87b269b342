import type { FastifyRequest } from 'fastify';

/**
 * The access token of a REST call. Its cookies are ignored, so that no other site can misuse them with it.
 * Tokens are valid only under /api/.
 */
export function bearerToken({ url, headers }: FastifyRequest): string | undefined {
  if (!url.startsWith('/api/')) return undefined;
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}
