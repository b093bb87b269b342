import { z } from 'zod';

const largest = 2_147_483_647;

/** A row's id. */
export const Id = z.int().positive().max(largest);

/** An id in an address: undefined unless it is a whole number in range. */
export function idFromPath(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= largest ? id : undefined;
}
