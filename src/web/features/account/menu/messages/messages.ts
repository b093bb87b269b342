import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The member's menu in the header and on phones. */
export const menuMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
