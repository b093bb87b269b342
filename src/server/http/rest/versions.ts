import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { Failure } from '#server/kernel/failure.ts';

/** The moment of the last change, under either of its names on plain HTTP. */
const Versioned = z.union([
  z.object({ updatedAt: z.iso.datetime() }).transform(({ updatedAt }) => updatedAt),
  z.object({ updated_at: z.iso.datetime() }).transform(({ updated_at }) => updated_at),
]);

/** How an answer's tag begins that is one document: with its version, for a later `If-Match`. */
export function versionOf(answer: unknown): string | undefined {
  const updatedAt = Versioned.safeParse(answer).data;
  return updatedAt && Date.parse(updatedAt).toString(36);
}

/**
 * The `loadedUpdatedAt` of an `If-Match`; undefined without one, and for `*`.
 * @throws precondition for a tag that names no version
 */
export function loadedVersion(headers: IncomingHttpHeaders): string | undefined {
  const tag = headers['if-match'];
  if (tag === undefined || tag.trim() === '*') return undefined;
  const [, version] = /^(?:W\/)?"([0-9a-z]{1,9})(?:-[\w-]*)?"$/.exec(tag.trim()) ?? [];
  if (version === undefined)
    throw new Failure('precondition', 'If-Match is not an ETag of this document.');
  return new Date(Number.parseInt(version, 36)).toISOString();
}

/**
 * A refused change of a newer version, for a REST client: with the stored document, as this caller may
 * read it, and with the failure that belongs to an `If-Match` where the call had one. The document is read
 * after the refusal and may be newer still, so its version is taken from itself; who has written that one
 * is unknown then.
 * @param read reads the document; undefined where no call reads it
 */
export async function describeConflict(
  error: unknown,
  { hasIfMatch, read }: { hasIfMatch: boolean; read: (() => Promise<unknown>) | undefined },
): Promise<unknown> {
  if (!(error instanceof Failure) || error.failure !== 'stale') return error;
  const { current, ...details } = error.details;
  // The document may be gone by now; then who changed it, and when, is all that there is to say.
  const document = await read?.().catch(() => undefined);
  return new Failure(hasIfMatch ? 'precondition' : 'stale', error.message, {
    ...details,
    ...(current ? { current: { ...versionRead(document, current), document } } : {}),
  });
}

function versionRead(document: unknown, refused: { updatedAt: string; updatedBy: string | null }) {
  const updatedAt = Versioned.safeParse(document).data ?? refused.updatedAt;
  return updatedAt === refused.updatedAt ? refused : { updatedAt, updatedBy: null };
}
