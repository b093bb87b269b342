import { messageFile } from '#web/language/message-file.ts';
import type { messages } from './en.ts';

/** The heads of the legal texts. */
export const legalMessages = messageFile(
  'page',
  import.meta.glob<{ messages: typeof messages }>('./??.ts'),
);
