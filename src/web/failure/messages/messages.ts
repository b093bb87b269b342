import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Why something failed, and what to do then. */
export const failureMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
