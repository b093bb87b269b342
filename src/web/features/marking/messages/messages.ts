import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Marking answers, for authors and teachers. */
export const markingMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
