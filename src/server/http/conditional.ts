import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '../features/account/sessions.ts';

/**
 * Answers a public read. Whoever holds the same answer already gets 304 and no body. Every copy is
 * asked about before it is used again; shared caches keep only what a guest was given.
 */
export function sendPublicRead(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  const text = JSON.stringify(answer);
  const tag = entityTag(text);
  const isPrivate = request.cookies[sessionCookie] !== undefined || reply.hasHeader('set-cookie');
  reply
    .header('cache-control', isPrivate ? 'private, no-cache' : 'public, no-cache')
    .header('vary', 'cookie')
    .header('etag', tag);
  if (holds(request.headers['if-none-match'], tag)) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

/** Weak, because the same answer may travel compressed or plain. */
export function entityTag(text: string): string {
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`;
}

function holds(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = (candidate: string) => candidate.trim().replace(/^W\//, '');
  return header.split(',').some((held) => held.trim() === '*' || opaque(held) === opaque(tag));
}
