import { z } from 'zod';
import { tooLongMessage } from '../field-name.ts';
import { ownPictureAddress } from '../media/own-picture.ts';
import { storable } from './storable.ts';

/** A line or a text: trimmed, within `max` characters. A longer one is not checked further, which could take long. */
export const TextInput = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { abort: true, error: ({ path }) => tooLongMessage(path, max) })
    .refine(storable, 'Contains a character that cannot be stored');

/** A required text, with its messages for an absent or short text and for a long one. */
export const RequiredText = ({
  min = 1,
  max,
  tooShort,
  tooLong,
}: {
  min?: number;
  max: number;
  tooShort: string;
  tooLong?: string;
}) =>
  z
    .string(tooShort)
    .trim()
    .min(min, tooShort)
    .max(max, { abort: true, error: ({ path }) => tooLong ?? tooLongMessage(path, max) })
    .refine(storable, 'Contains a character that cannot be stored');

/**
 * A text that may be cleared: null and an empty text both mean none. Absent in an update, it stays unchanged.
 */
export const ClearableText = (max: number) =>
  TextInput(max)
    .nullable()
    .transform((text) => text || null);

/** An optional text; an empty one counts as absent. */
export const OptionalText = (max: number) =>
  TextInput(max)
    .nullish()
    .transform((text) => text || null);

/**
 * The address of a picture, by https or of one that was uploaded here, that may be cleared. Other schemes could run scripts
 * or mix content. Absent in an update, it stays unchanged.
 */
export const ClearablePictureUrl = z
  .union([
    z.literal(''),
    z.url({ protocol: /^https$/, error: 'Must be a valid https URL' }).max(2000),
    // Aborted, so that the message is that of the form before.
    z.string().regex(ownPictureAddress, { abort: true }),
  ])
  .nullable()
  .transform((url) => url || null);
