import { z } from 'zod';
import { largestId } from './row-id.ts';

/** A row's id. */
export const Id = z.int().positive().max(largestId);
