import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#shared/kernel/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { Access } from '../kernel/trpc.ts';
import { createContext } from './request-context.ts';

const kibibyte = 1024;

/** How much a body may hold: an administrator's quiz of a thousand questions travels in one request. */
export const bodyLimits: Record<Access, number> = {
  guest: 128 * kibibyte,
  member: 1024 * kibibyte,
  admin: 8192 * kibibyte,
};

/**
 * Refuses, before it is read, a body that is no JSON or holds more than its sender has use for; one
 * that does not say how long it is could hold anything.
 */
export function refuseOddBodies(services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { 'content-type': type, 'content-length': length, ...headers } = request.headers;
    if (type !== undefined && !/^application\/json\s*(?:;|$)/i.test(type)) {
      throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    }
    const bytes = headers['transfer-encoding'] ? Number.POSITIVE_INFINITY : Number(length ?? 0);
    if (bytes <= bodyLimits.guest) return;
    const { actor } = await createContext(services, request, reply);
    if (bytes > bodyLimits[accessOf(actor)]) throw new TRPCError({ code: 'PAYLOAD_TOO_LARGE' });
  };
}

function accessOf(actor: Actor): Access {
  if (actor.kind === 'guest') return 'guest';
  return actor.isAdmin ? 'admin' : 'member';
}
