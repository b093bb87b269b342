import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The page that an access link leads to. */
export const accessMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
