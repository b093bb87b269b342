import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Drafts that are kept of unsaved work, and those that were found. */
export const draftsMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
