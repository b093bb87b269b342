import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** How a result came about. */
export const explanationMessages = messageFile(
  'explanation',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
