import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** What was received of an attempt, for administrators. */
export const timelineMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
