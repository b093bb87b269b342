import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The gradebook of a class. */
export const gradebookMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
