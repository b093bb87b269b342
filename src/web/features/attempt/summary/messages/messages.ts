import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The page after an attempt. */
export const summaryMessages = messageFile(
  'attempt',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
