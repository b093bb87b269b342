import { z } from 'zod';

/** Where a browser takes messages, as its push service has given it: without a name and a password. */
export const PushEndpoint = z
  .string()
  .max(1000)
  .regex(/^https:\/\/[^\s/@\\]+\/\S*$/)
  .refine((text) => URL.canParse(text));

/** A device that shows notices, as its browser describes it. */
export const PushDevice = z.object({
  endpoint: PushEndpoint,
  p256dh: z
    .string()
    .regex(/^[\w-]{87}$/)
    .describe('The public key of the browser, 65 bytes in base64url'),
  auth: z
    .string()
    .regex(/^[\w-]{22}$/)
    .describe('The secret of the browser, 16 bytes in base64url'),
});
export type PushDevice = z.infer<typeof PushDevice>;

/** What a message says to the browser. */
export interface PushMessage {
  title: string;
  body: string;
  /** The page that is opened on press, on this site. */
  path: string;
  /** A message with the same tag replaces the one before. */
  tag: string;
  language: string;
}
