import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Signing in and up, the second step, and the pages that mailed links open. */
export const signInMessages = messageFile(
  'account-sign-in',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
