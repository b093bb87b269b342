import { z } from 'zod';
import { safeReturnPath } from '#shared/kernel/return-path.ts';

const maxLength = 1000;

/**
 * A path on this site; `/` for anything else, so that it refuses no sign-in. It is measured as it is in addresses: a
 * browser keeps no cookie of more than 4096 characters, and a sign-in of two steps keeps the path in one.
 */
export const ReturnPath = z
  .string()
  .transform(safeReturnPath)
  .transform((path) => (path.length > maxLength ? '/' : path))
  .optional();
