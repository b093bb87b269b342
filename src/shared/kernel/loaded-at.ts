import { z } from 'zod';

/**
 * When what an editor loaded had last been changed. Sent along with a save, it refuses a save over
 * another person's newer one; clients that leave it out overwrite.
 */
export const LoadedAt = z.iso.datetime().optional();
