import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The administration of categories and the content hierarchy. */
export const categoryAdminMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
