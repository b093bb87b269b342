import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Challenges: the page that a link opens, the dialog that makes one, and both results side by side. */
export const challengeMessages = messageFile(
  'challenge',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
