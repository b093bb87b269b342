import { z } from 'zod';
import { safeReturnPath } from '#shared/kernel/return-path.ts';

const longest = 1000;

/** A path on this site; `/` for anything else, so that it refuses no sign-in. */
export const ReturnPath = z
  .string()
  .transform((path) => (path.length > longest ? '/' : safeReturnPath(path)))
  .optional();
