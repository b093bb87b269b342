import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** How learners report a problem with a question. */
export const reportMessages = messageFile(
  'attempt',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
