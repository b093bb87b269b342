import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The bell in the header. */
export const bellMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
