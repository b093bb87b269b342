import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Lists of administrators: selection, and how actions on several rows ended. */
export const listsMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
