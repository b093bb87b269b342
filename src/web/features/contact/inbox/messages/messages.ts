import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The contact messages, for administrators. */
export const inboxMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
