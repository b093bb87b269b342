import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Page, Paging } from '#shared/kernel/paging.ts';
import { ClearableText, TextInput } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';

/** How many characters bytes have as base64. */
const inBase64 = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** A picture can have this many bytes. */
export const largestPicture = 15 * 1024 * 1024;

/** A picture to upload. */
export const PictureUpload = z.object({
  content: z
    .string()
    .min(1, 'The file is empty')
    .max(inBase64(largestPicture), 'The file is too large')
    .describe('The file as base64: JPEG, PNG, WebP, GIF or AVIF'),
  fileName: TextInput(200).default('').describe('Name of the file, for the list of pictures'),
  alt: ClearableText(300)
    .default(null)
    .describe('What the picture shows, for those who do not see it'),
});
export type PictureUpload = z.infer<typeof PictureUpload>;

/** A picture of a profile can have this many bytes before it is made smaller. */
export const largestProfilePicture = 10 * 1024 * 1024;

/** Characters of such a picture as base64. */
export const profilePictureCharacters = inBase64(largestProfilePicture);

/** A picture of a member. Its text alternative is the member's name, so none is sent. */
export const ProfilePictureUpload = z.object({
  content: z
    .string()
    .min(1, 'The file is empty')
    .max(profilePictureCharacters, 'The file is too large')
    .describe('The file as base64: JPEG, PNG, WebP, GIF or AVIF'),
});

/** A picture as it is stored. */
export const UploadedPicture = z.object({
  address: z.string().describe('Its path on this site, for the field `imageUrl`'),
  width: z.int().describe('Its width in pixels'),
  height: z.int().describe('Its height in pixels'),
  bytes: z.int().describe('Bytes of its files together'),
});
export type UploadedPicture = z.infer<typeof UploadedPicture>;

/** The picture of a profile as it is stored. */
export const UploadedProfilePicture = UploadedPicture.extend({
  address: z.string().describe('Its path on this site, which `profilePicture` has now'),
});

/** A sound can have this many bytes. */
export const largestSound = 10 * 1024 * 1024;

/** A sound to upload. */
export const SoundUpload = z.object({
  content: z
    .string()
    .min(1, 'The file is empty')
    .max(inBase64(largestSound), 'The file is too large')
    .describe(
      'The file as base64: MP3, M4A (AAC), Ogg (Opus or Vorbis) or WAV, at most 15 minutes',
    ),
  fileName: TextInput(200).default('').describe('Name of the file, for the list of uploads'),
});
export type SoundUpload = z.infer<typeof SoundUpload>;

/** A sound as it is stored. */
export const UploadedSound = z.object({
  address: z
    .string()
    .describe('Its path on this site; in a text, `![what it is](address "transcript")` plays it'),
  seconds: z.int().describe('How long it is'),
  bytes: z.int().describe('Bytes of its file'),
});
export type UploadedSound = z.infer<typeof UploadedSound>;

/** An unused picture or sound is kept for this long: the draft that needs it may be in a browser only. */
export const daysUnused = 7;

/** What shows a picture or plays a sound. */
export const PictureUse = z.object({
  kind: z
    .enum([
      ...(['question', 'version', 'quiz', 'sub_category', 'series', 'post'] as const),
      ...(['draft', 'setting', 'profile'] as const),
    ])
    .describe(
      'What it is; `version` is an earlier version of a question, `profile` the picture of an account',
    ),
  id: z.int().nullable().describe('Its id, of a version that of its question'),
  title: z.string().describe('How it begins'),
});
export type PictureUse = z.infer<typeof PictureUse>;

/** An uploaded picture or sound and where it is used. */
export const ListedUpload = z.object({
  id: Id.describe('Id of the picture or sound'),
  kind: z.enum(['picture', 'sound']).describe('What it is'),
  address: UploadedPicture.shape.address,
  bytes: UploadedPicture.shape.bytes,
  width: z.int().nullable().describe('Width of a picture in pixels'),
  height: z.int().nullable().describe('Height of a picture in pixels'),
  seconds: z.int().nullable().describe('How long a sound is'),
  fileName: z.string().describe('Name of the file that was uploaded'),
  alt: z.string().nullable().describe('What it shows; null if that was not sent with it'),
  uploadedAt: Timestamp.describe('When it was uploaded last, ISO 8601 in UTC'),
  uses: z.array(PictureUse).describe('What shows or plays it; empty if it is not used'),
});
export type ListedUpload = z.infer<typeof ListedUpload>;

export const UploadPage = Page(ListedUpload);

export const UploadList = Paging.extend({ perPage: Paging.shape.perPage.default(25) });

export const bytesOfMegabyte = 1_000_000;

/** How many megabytes pictures and sounds may have: settings of the site. */
export interface UploadQuotas {
  authorUploadMegabytes: number;
  siteUploadMegabytes: number;
}

const Usage = z.object({
  bytes: z.int().describe('Bytes of all their files'),
  most: z.int().describe('How many bytes they may have'),
});

/** How much room pictures and sounds take. */
export const UploadUsage = z.object({
  own: Usage.describe('Those that you have uploaded'),
  site: Usage.describe('Those of the whole site'),
});
export type UploadUsage = z.infer<typeof UploadUsage>;
