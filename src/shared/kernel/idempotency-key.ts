import { z } from 'zod';

/**
 * Identifies one creation. A call that is repeated with the same key and the same input, because its answer was
 * lost, creates nothing more and gets the first answer.
 */
export const IdempotencyKey = z
  .string()
  .regex(
    /^[\x21-\x7e]{16,200}$/,
    'An idempotency key has 16 to 200 visible ASCII characters; a UUID is one',
  )
  .describe('Chosen by the client for one creation, and sent again with each repetition of it');

/** How long a key is remembered at least. */
export const idempotencyHours = 24;
