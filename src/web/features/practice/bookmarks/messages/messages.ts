import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Bookmarks and notes: at a question, and their list. */
export const bookmarksMessages = messageFile(
  'bookmarks',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
