import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The menu with which a learner challenges friends. */
export const sharingMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
