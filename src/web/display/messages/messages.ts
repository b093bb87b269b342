import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** How pages are shown, and reading aloud. */
export const displayMessages = messageFile(
  'display',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
