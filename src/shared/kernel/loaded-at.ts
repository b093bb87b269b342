import { z } from 'zod';

/**
 * When the document that a client loaded had last been changed. A change with it is refused if the stored
 * version is newer; without it, the change overwrites any version.
 */
export const LoadedAt = z.iso
  .datetime()
  .optional()
  .describe('`updatedAt` of the document as it was loaded; a newer one is not overwritten (409)');

/** The version that the client has loaded, for a deletion. */
export const LoadedVersion = z.object({ loadedUpdatedAt: LoadedAt });
