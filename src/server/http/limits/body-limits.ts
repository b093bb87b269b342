import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Access, requireAccess } from '#server/kernel/access.ts';
import type { Services } from '#server/kernel/context.ts';
import { identify } from '../request-context.ts';

const kibibyte = 1024;

/**
 * How many bytes a body may have, by the access that its call needs: a form of a guest, a paper of 500
 * long typed answers of a member, a quiz of a thousand questions of an administrator.
 */
export const bodyLimits: Record<Access, number> = {
  guest: 64 * kibibyte,
  member: 1024 * kibibyte,
  admin: 8192 * kibibyte,
};

/** Refuses a call that its caller may not make before its body is read. */
export const requireAccessBeforeBody =
  (services: Services, access: Access) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { actor } = await identify(services, request, reply);
    requireAccess(actor, access);
  };

/**
 * Refuses, before it is read, a body of the app's calls that is no JSON, or is longer than any of the
 * calls in it may have from this caller. A body of unknown length could be of any size.
 * @param neededFor the access that each of the calls needs
 */
export async function requireReadableBody(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  neededFor: (request: FastifyRequest) => Access[],
): Promise<void> {
  const { 'content-type': type, 'content-length': length, ...headers } = request.headers;
  if (type !== undefined && !/^application\/json\s*(?:;|$)/i.test(type)) {
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  }
  const bytes = headers['transfer-encoding'] ? Number.POSITIVE_INFINITY : Number(length ?? 0);
  if (bytes <= bodyLimits.guest) return;
  const { actor } = await identify(services, request, reply);
  const [needed = 'guest'] = neededFor(request)
    .sort((a, b) => bodyLimits[a] - bodyLimits[b])
    .reverse();
  requireAccess(actor, needed);
  if (bytes > bodyLimits[needed]) throw new TRPCError({ code: 'PAYLOAD_TOO_LARGE' });
}
