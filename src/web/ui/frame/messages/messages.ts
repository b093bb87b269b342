import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Header, footer and menus of every page. */
export const frameMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
