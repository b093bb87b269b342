import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The lists of keyboard shortcuts. */
export const keyboardMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
