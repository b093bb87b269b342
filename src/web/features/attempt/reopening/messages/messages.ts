import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The switch of a quiz that will be open again. */
export const reopeningMessages = messageFile(
  'notices',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
