import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The list of uploaded pictures. */
export const uploadMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
