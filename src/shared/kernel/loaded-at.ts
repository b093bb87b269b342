import { z } from 'zod';

/**
 * When the document that a client loaded had last been changed. Sent along with a change, it refuses
 * one that would overwrite a newer version; clients that leave it out overwrite.
 */
export const LoadedAt = z.iso
  .datetime()
  .optional()
  .describe('`updatedAt` of the document as it was loaded; a newer one is not overwritten (409)');

/** What a deletion says of the document that the client has seen. */
export const LoadedVersion = z.object({ loadedUpdatedAt: LoadedAt });
