import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The blog, as visitors read it. */
export const blogMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
