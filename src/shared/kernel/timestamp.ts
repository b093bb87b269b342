import { z } from 'zod';

/** A moment in an output shape: a Date from the database goes in, an ISO 8601 string goes out. */
export const Timestamp = z.codec(z.date(), z.iso.datetime(), {
  decode: (date) => date.toISOString(),
  encode: (text) => new Date(text),
});
