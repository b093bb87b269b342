import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** What is assigned to a class, and on which conditions. */
export const assignmentMessages = messageFile(
  'practice',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
