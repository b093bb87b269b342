import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The accounts of the site, for administrators. */
export const peopleMessages = messageFile(
  'admin',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
