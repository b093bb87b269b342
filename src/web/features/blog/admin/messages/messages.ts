import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The administration of the blog. */
export const blogAdminMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
