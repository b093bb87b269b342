import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The contact form. */
export const contactMessages = messageFile(
  'contact',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
