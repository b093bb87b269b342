import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The home page, for guests and members. */
export const homeMessages = messageFile(
  'home',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
