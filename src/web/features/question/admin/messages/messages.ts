import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The question bank. */
export const bankMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
