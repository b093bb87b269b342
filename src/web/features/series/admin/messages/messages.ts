import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The administration of series. */
export const seriesAdminMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
