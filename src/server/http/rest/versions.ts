import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { Failure } from '#server/kernel/failure.ts';

/** The moment of the last change, under either of its names on plain HTTP. */
const Versioned = z.union([
  z.object({ updatedAt: z.iso.datetime() }).transform(({ updatedAt }) => updatedAt),
  z.object({ updated_at: z.iso.datetime() }).transform(({ updated_at }) => updated_at),
]);

/** The beginning of a document's ETag: its version, which a later `If-Match` names. */
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

/** Turns `stale` into `precondition`, the failure of calls with `If-Match`. */
export function asPrecondition(error: unknown): unknown {
  if (!(error instanceof Failure) || error.failure !== 'stale') return error;
  return new Failure('precondition', error.message, error.details);
}
