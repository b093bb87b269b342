import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The list of results, and one result. */
export const resultsMessages = messageFile(
  'attempt',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
