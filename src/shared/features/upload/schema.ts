import { z } from 'zod';
import { ClearableText, TextInput } from '#shared/kernel/text-input.ts';

/** A picture can have this many bytes. */
export const largestPicture = 15 * 1024 * 1024;

/** A picture to upload. */
export const PictureUpload = z.object({
  content: z
    .string()
    .min(1, 'The file is empty')
    .max(Math.ceil(largestPicture / 3) * 4, 'The file is too large')
    .describe('The file as base64: JPEG, PNG, WebP, GIF or AVIF'),
  fileName: TextInput(200).default('').describe('Name of the file, for the list of pictures'),
  alt: ClearableText(300)
    .default(null)
    .describe('What the picture shows, for those who do not see it'),
});
export type PictureUpload = z.infer<typeof PictureUpload>;

/** A picture as it is stored. */
export const UploadedPicture = z.object({
  address: z.string().describe('Its path on this site, for the field `imageUrl`'),
  width: z.int().describe('Its width in pixels'),
  height: z.int().describe('Its height in pixels'),
  bytes: z.int().describe('Bytes of its files together'),
});
export type UploadedPicture = z.infer<typeof UploadedPicture>;
