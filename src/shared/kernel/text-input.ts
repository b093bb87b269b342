import { z } from 'zod';

/** Text without the characters that no database column or screen can hold. */
export const storable = (text: string): boolean => !text.includes('\u0000');

/** A line or a text: trimmed, within `max` characters. */
export const TextInput = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .refine(storable, 'Contains a character that cannot be stored');

/** An optional text; an empty one counts as absent. */
export const OptionalText = (max: number) =>
  TextInput(max)
    .nullish()
    .transform((text) => text || null);

/** An https address, or nothing. Other schemes would run script or mix content. */
export const OptionalHttpsUrl = z
  .union([
    z.literal(''),
    z.url({ protocol: /^https$/, error: 'Must be a valid https URL' }).max(2000),
  ])
  .nullish()
  .transform((url) => url || null);
