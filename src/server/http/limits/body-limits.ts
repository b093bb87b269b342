import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Access, requireAccess } from '#server/kernel/access.ts';
import type { Services } from '#server/kernel/context.ts';
import { profilePictureCharacters } from '#shared/features/upload/schema.ts';
import { fileCharacters } from '#shared/kernel/limits.ts';
import { identify } from '../request-context.ts';

const kibibyte = 1024;

/**
 * The maximum size of a body in bytes, by the access that its call needs. The largest are a guest's form, a
 * member's submit of 500 typed answers or of 60 long essays, an author's quiz of 1000 questions, a profile picture, and a file
 * to import.
 */
export const bodyLimits: Record<Access | 'file' | 'memberFile', number> = {
  guest: 64 * kibibyte,
  member: 4096 * kibibyte,
  teacher: 1024 * kibibyte,
  marker: 1024 * kibibyte,
  author: 8192 * kibibyte,
  admin: 8192 * kibibyte,
  memberFile: profilePictureCharacters + 64 * kibibyte,
  file: fileCharacters + 8192 * kibibyte,
};

/** What decides over the size of a call's body. */
export interface BodyNeeds {
  access: Access;
  /** Whether the body has a file in it, as base64. */
  carriesFile: boolean;
}

/** The maximum size of a call's body in bytes. */
export function bodyLimitOf({ access, carriesFile }: BodyNeeds): number {
  if (!carriesFile) return bodyLimits[access];
  return bodyLimits[access === 'member' ? 'memberFile' : 'file'];
}

/** Refuses a call without the needed access before its body is read. */
export const requireAccessBeforeBody =
  (services: Services, access: Access) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { actor } = await identify(services, request, reply);
    requireAccess(actor, access);
  };

/**
 * Refuses a body of the app's calls before it is read, if it is not JSON or is longer than its calls allow for
 * this caller. A body of unknown length could have any size.
 * @param neededFor the access that each of the calls needs
 */
export async function requireReadableBody(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  neededFor: (request: FastifyRequest) => BodyNeeds[],
): Promise<void> {
  const { 'content-type': type, 'content-length': length, ...headers } = request.headers;
  if (type !== undefined && !/^application\/json\s*(?:;|$)/i.test(type)) {
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  }
  const bytes = headers['transfer-encoding'] ? Number.POSITIVE_INFINITY : Number(length ?? 0);
  if (bytes <= bodyLimits.guest) return;
  const { actor } = await identify(services, request, reply);
  const guestCall: BodyNeeds = { access: 'guest', carriesFile: false };
  const [needed = guestCall] = neededFor(request)
    .sort((a, b) => bodyLimitOf(a) - bodyLimitOf(b))
    .reverse();
  requireAccess(actor, needed.access);
  if (bytes > bodyLimitOf(needed)) throw new TRPCError({ code: 'PAYLOAD_TOO_LARGE' });
}
