import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** What components on all kinds of pages say. */
export const uiMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
