import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '#server/features/account/sessions/mutations.ts';
import { sessionHintCookie } from '#shared/kernel/actor.ts';
import { jsonType } from '../headers.ts';
import { versionOf } from './versions.ts';

/**
 * Answers a public read; a client that has the current response gets 304 without a body. Caches must
 * revalidate, and shared caches may store only responses for guests.
 */
export function sendPublicRead(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  const { cookie = '', authorization } = request.headers;
  // Without a session, the response may remove the hint of an ended one.
  const isPrivate =
    cookie.includes(sessionCookie) ||
    cookie.includes(sessionHintCookie) ||
    authorization !== undefined;
  reply.header('vary', 'cookie, authorization').type(jsonType);
  return sendTagged(request, reply, {
    text: JSON.stringify(answer),
    version: versionOf(answer),
    keep: isPrivate ? 'private' : 'public',
  });
}

/** Sends a response that is the same for everyone. */
export function sendPublic(request: FastifyRequest, reply: FastifyReply, text: string) {
  if (!reply.hasHeader('content-type')) reply.type(jsonType);
  return sendTagged(request, reply, { text, keep: 'public' });
}

function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    text,
    keep,
    version,
  }: { text: string; keep: 'public' | 'private'; version?: string | undefined },
) {
  const tag = entityTag(text, version);
  reply.header('cache-control', `${keep}, no-cache`).header('etag', tag);
  return matchesTag(request.headers['if-none-match'], tag)
    ? reply.status(304).send()
    : reply.send(text);
}

/** A weak tag, because the same response may be sent compressed or plain. */
export function entityTag(text: string, version?: string): string {
  const digest = createHash('sha1').update(text).digest('base64url');
  return `W/"${version === undefined ? '' : `${version}-`}${digest}"`;
}

function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = (candidate: string) => candidate.trim().replace(/^W\//, '');
  return header.split(',').some((held) => held.trim() === '*' || opaque(held) === opaque(tag));
}
