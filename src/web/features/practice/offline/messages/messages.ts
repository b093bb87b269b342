import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** Practice without a connection: what is loaded for it, and its own page. */
export const offlineMessages = messageFile(
  'offline',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
