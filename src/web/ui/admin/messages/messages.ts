import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** What components that only administrators see say. */
export const adminUiMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
