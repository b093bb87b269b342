import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** What authors see when they try a quiz, and others by a secret link. */
export const trialMessages = messageFile(
  'trial',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
